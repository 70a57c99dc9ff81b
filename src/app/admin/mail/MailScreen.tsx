import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { MailList } from './MailList';

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
