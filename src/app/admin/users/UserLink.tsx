import { useDocument } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';
import { operatorUid } from '#domain/auditLog';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import { RowLink } from '#ui/TextLink';
import { color } from '#ui/theme/tokens';

/** Names a user by name or email address, and links to the account. The ID is shown on hover. */
export function UserLink({ uid }: { readonly uid: string }) {
  if (uid === operatorUid) return <>The operator, from a terminal</>;
  return <AccountLink uid={uid} />;
}

function AccountLink({ uid }: { readonly uid: string }) {
  const me = useAccount();
  const user = useDocument(uid === me.uid ? undefined : paths.user(uid));
  if (uid !== me.uid && user.status === 'ready' && user.value === null)
    return (
      <span title={uid} css={{ color: color.inkFaint }}>
        Deleted account
      </span>
    );
  const known = user.status === 'ready' ? user.value : null;
  return (
    <RowLink to={pathTo('adminUser', { uid })} title={known ? `${known.email} (${uid})` : uid}>
      {uid === me.uid ? 'You' : known?.displayName || known?.email || <code>{uid}</code>}
    </RowLink>
  );
}
