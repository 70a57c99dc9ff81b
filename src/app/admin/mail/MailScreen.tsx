import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { usePages } from '#app/live/usePages';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { paths } from '#domain/collections';
import type { Mail } from '#domain/mail';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { color, phone, space, text } from '#ui/theme/tokens';
import { safeHref } from '#ui/Url';
import { Paged } from '../Paged';

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

const summary = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) 9rem 8rem',
  gap: `0 ${space(4)}`,
  alignItems: 'center',
  minHeight: '2.25rem',
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: color.sunken },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const body = css({
  margin: 0,
  padding: `${space(3)} ${space(5)} ${space(5)}`,
  borderLeft: `1px solid ${color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: text.sm,
});

function MailItem({ mail }: { readonly mail: Mail }) {
  const { to, message, createdAt } = mail;
  return (
    <li css={{ borderBottom: `1px solid ${color.line}` }}>
      <details>
        <summary css={summary}>
          <span css={{ fontWeight: 550 }} title={to.join(', ')}>
            {to.join(', ')}
          </span>
          <span>{message.subject}</span>
          <span css={{ color: color.inkFaint, fontSize: text.xs }}>{deliveryWords(mail)}</span>
          <span css={{ color: color.inkFaint }}>
            <DateTime date={createdAt} />
          </span>
        </summary>
        <div css={body}>{withLinks(message.text)}</div>
      </details>
    </li>
  );
}

/** The extension that sends emails adds the delivery state; where it is not installed, emails stay here. */
function deliveryWords({ delivery }: Mail): string {
  if (!delivery) return 'Not sent';
  switch (delivery.state) {
    case 'SUCCESS':
      return 'Delivered';
    case 'ERROR':
      return `Failed: ${delivery.error ?? 'no reason given'}`;
    default:
      return 'Sending';
  }
}

function withLinks(words: string) {
  return words.split(/(https?:\/\/\S+)/).map((part, index) => {
    const href = index % 2 === 1 ? safeHref(part) : undefined;
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email's words never change.
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
