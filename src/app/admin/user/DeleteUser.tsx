import { TypedConfirmation } from '#app/forms/TypedConfirmation';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import type { User } from '#domain/user';
import { deleteUser } from '../operations/accounts';

export function DeleteUser({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const backend = useBackend();
  const withRecentSignIn = useRecentSignIn();
  return (
    <>
      <p css={{ margin: 0 }}>
        This permanently deletes the account and all its jobs, reports and schedules. The audit log keeps its
        user ID and your reason.
      </p>
      <TypedConfirmation
        expected={user.email || user.uid}
        action="Delete account"
        working="Deleting the account"
        onCancel={onClose}
        reasonHint="Recorded in the audit log."
        onConfirm={async ({ confirm, reason }) => {
          const request = { uid: user.uid, confirm, reason };
          await withRecentSignIn(() => deleteUser(backend, request), 'deleteUser');
          onClose();
        }}
      />
    </>
  );
}
