import { TypedConfirmation } from '#app/forms/TypedConfirmation';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import type { User } from '#domain/user';
import { deleteUser } from '../operations/deleteUser';

export function DeleteUser({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const backend = useBackend();
  const withRecentSignIn = useRecentSignIn();
  return (
    <>
      <p css={{ margin: 0 }}>
        The account goes with all its jobs, reports and schedules, and can’t be brought back. The audit log
        keeps its user id and your reason.
      </p>
      <TypedConfirmation
        expected={user.email || user.uid}
        deed="Delete this account"
        working="Deleting the account"
        keep="Keep it"
        onKeep={onClose}
        reasonHint="The audit log keeps it."
        onConfirm={async ({ confirm, reason }) => {
          const request = { uid: user.uid, confirm, reason };
          await withRecentSignIn(() => deleteUser(backend, request), 'deleteUser');
          onClose();
        }}
      />
    </>
  );
}
