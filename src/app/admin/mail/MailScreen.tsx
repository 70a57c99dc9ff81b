import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { usePages } from '#app/live/usePages';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { paths } from '#domain/collections';
import type { Mail } from '#domain/mail';
import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { MailItem } from './MailItem';

/** Shows the emails to users, which contain secrets, to admins with a recent login. On a local stack, they aren't sent. */
export function MailScreen() {
  const { auth } = useBackend();
  const withRecentSignIn = useRecentSignIn();
  const [access, setAccess] = useState<'checking' | 'locked' | 'open'>('checking');
  useEffect(() => {
    let current = true;
    const check = async () => {
      const recent = await auth.hasRecentSignIn();
      if (current) setAccess(recent ? 'open' : 'locked');
    };
    void check();
    return () => {
      current = false;
    };
  }, [auth]);
  const { state, run } = useAction(async () => {
    await withRecentSignIn(async () => setAccess('open'), 'mail');
  });
  return (
    <Page title="Mail">
      {access === 'open' && <MailList />}
      {access === 'locked' && (
        <>
          <EmptyState title="Confirm that it’s you" actions={<Button onClick={run}>Show emails</Button>}>
            Emails contain links that log users in. You can read them for 5 minutes after you log in.
          </EmptyState>
          {state.status === 'failed' && <Failure error={state.error} />}
        </>
      )}
    </Page>
  );
}

const pageSize = 25;

/** No two emails have the same time and recipient; the ID is not part of the document. */
const cursorOf = ({ createdAt }: Mail) => [createdAt, ''] as const;

/** Lists the latest emails first. Reading them requires a recent login. */
function MailList() {
  const pages = usePages({ from: paths.mails, orderBy: ['createdAt', 'desc'], limit: pageSize }, cursorOf);
  return (
    <Paged
      things="emails"
      pages={pages}
      empty={
        <EmptyState title="No emails yet">
          Plumbline sends emails about the waitlist and, to users who opt in, about their jobs.
        </EmptyState>
      }
    >
      {(mails) => (
        <ul css={{ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none', width: '100%' }}>
          {mails.map((mail) => (
            <MailItem key={`${mail.createdAt.toISOString()} ${mail.to.join()}`} mail={mail} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
