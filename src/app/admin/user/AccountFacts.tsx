import type { User } from '#domain/user';
import { Avatar } from '#ui/Avatar';
import { DateTime } from '#ui/DateTime';
import { FactList } from '#ui/Facts';
import { space } from '#ui/theme/tokens';

/** Shows the user's document, which determines access. */
export function AccountFacts({ user }: { readonly user: User }) {
  return (
    <FactList
      facts={[
        {
          name: 'Name',
          value: (
            <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(2) }}>
              <Avatar name={user.displayName ?? user.email} photo={user.photoURL} size={20} />
              {user.displayName ?? 'None'}
            </span>
          ),
        },
        { name: 'Role', value: user.admin ? 'Admin' : 'User' },
        ...(user.blockedReason ? [{ name: 'Reason for blocking', value: user.blockedReason }] : []),
        { name: 'Joined', value: <DateTime date={user.createdAt} /> },
        { name: 'Changed', value: <DateTime date={user.updatedAt} /> },
        ...(user.signedOutAt
          ? [{ name: 'Sessions ended', value: <DateTime date={user.signedOutAt} /> }]
          : []),
        { name: 'User ID', value: <code>{user.uid}</code> },
      ]}
    />
  );
}
