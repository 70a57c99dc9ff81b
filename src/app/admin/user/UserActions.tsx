import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { TypedConfirmation } from '#app/forms/TypedConfirmation';
import { useCommands } from '#app/keys/screenCommands';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import type { User } from '#domain/user';
import { Button, type ButtonVariant } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { deleteUser, setAdmin, setUserState, signOutUser, viewAsUser } from '../operations/accounts';
import { ReasonDialog } from '../ReasonDialog';
import { hindranceOf, type UserAction } from '../userActions';

type Pressed = Exclude<UserAction, 'change-plan'>;

const buttons: Record<Pressed, { readonly label: string; readonly variant: ButtonVariant }> = {
  approve: { label: 'Approve user', variant: 'primary' },
  unblock: { label: 'Unblock user', variant: 'primary' },
  'view-as': { label: 'View as user', variant: 'plain' },
  'make-admin': { label: 'Make admin', variant: 'plain' },
  'take-admin': { label: 'Remove admin role', variant: 'plain' },
  'sign-out': { label: 'Log out everywhere', variant: 'plain' },
  block: { label: 'Block user', variant: 'danger' },
  delete: { label: 'Delete account', variant: 'danger' },
};

const order: readonly Pressed[] = [
  'approve',
  'unblock',
  'view-as',
  'make-admin',
  'take-admin',
  'sign-out',
  'block',
  'delete',
];

interface UserActionsProps {
  readonly user: User;
  /** The user's job to start a view with. */
  readonly jobId?: string | undefined;
  /** Prompts for the reason of a view immediately. */
  readonly viewAsked?: boolean;
}

/** Shows the actions on this account; disabled ones say why. */
export function UserActions({ user, jobId, viewAsked = false }: UserActionsProps) {
  const { uid } = useAccount();
  const onlyAdmin = useOnlyAdmin();
  const noView = viewAsked ? hindranceOf('view-as', user, { uid, onlyAdmin }) : undefined;
  const [asked, setAsked] = useState<Pressed | undefined>(viewAsked && !noView ? 'view-as' : undefined);
  const offered = order.flatMap((action) => {
    const hindrance = hindranceOf(action, user, { uid, onlyAdmin });
    const label = action === 'view-as' && jobId ? 'Open job as its owner' : buttons[action].label;
    return hindrance === 'not-offered' ? [] : [{ action, label, reason: hindrance?.reason }];
  });
  useCommands(
    offered.flatMap(({ action, label, reason }) =>
      reason ? [] : [{ words: label, run: () => setAsked(action) }],
    ),
  );
  return (
    <section
      aria-label="Actions"
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(3)}` }}
    >
      {offered.map(({ action, label, reason }) => (
        <Button
          key={action}
          variant={buttons[action].variant}
          disabledReason={reason}
          onClick={() => setAsked(action)}
        >
          {label}
        </Button>
      ))}
      {noView && noView !== 'not-offered' && (
        <Notice tone="notice" title="Couldn’t open this job as its owner">
          {noView.reason}
        </Notice>
      )}
      <Dialogs user={user} jobId={jobId} asked={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}

interface DialogsProps extends Pick<UserActionsProps, 'user' | 'jobId'> {
  readonly asked: Pressed | undefined;
  readonly onClose: () => void;
}

function Dialogs({ user, jobId, asked, onClose }: DialogsProps) {
  const backend = useBackend();
  const { uid } = user;
  const who = user.email || uid;
  const withRecentSignIn = useRecentSignIn();
  const changeAdmin = (admin: boolean) =>
    withRecentSignIn(() => setAdmin(backend, { uid, admin }), 'setAdmin');
  const path = jobId && pathTo('job', { jobId });
  const activate = () => setUserState(backend, { uid, state: 'active' });
  return (
    <>
      <ConfirmDialog
        title={`Approve ${who}?`}
        open={asked === 'approve'}
        onClose={onClose}
        action="Approve user"
        working="Approving"
        act={activate}
      >
        They can use Plumbline immediately. If they have a page open, it continues automatically.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Unblock ${who}?`}
        open={asked === 'unblock'}
        onClose={onClose}
        action="Unblock user"
        working="Unblocking"
        act={activate}
      >
        They can use Plumbline again immediately.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Make ${who} an admin?`}
        open={asked === 'make-admin'}
        onClose={onClose}
        action="Make admin"
        working="Making an admin"
        act={() => changeAdmin(true)}
      >
        Admins see all users’ jobs and email addresses, and can approve, block and delete users.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Remove admin role from ${who}?`}
        open={asked === 'take-admin'}
        onClose={onClose}
        action="Remove admin role"
        working="Removing admin role"
        variant="danger"
        act={() => changeAdmin(false)}
      >
        Within seconds, they can only see their own jobs.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Log ${who} out everywhere?`}
        open={asked === 'sign-out'}
        onClose={onClose}
        action="Log out everywhere"
        working="Logging out"
        variant="danger"
        act={() => signOutUser(backend, { uid })}
      >
        They’re logged out of every browser within seconds. They can log in again.
      </ConfirmDialog>
      <ReasonDialog
        title={`Block ${who}?`}
        open={asked === 'block'}
        onClose={onClose}
        action="Block user"
        working="Blocking"
        reasonHint="Shown to the user and recorded in the audit log."
        act={(reason) => setUserState(backend, { uid, state: 'blocked', reason })}
      >
        They lose all access within seconds. Their reports are kept.
      </ReasonDialog>
      <ReasonDialog
        title={`View Plumbline as ${who}?`}
        open={asked === 'view-as'}
        onClose={onClose}
        action="View as user"
        working="Opening view"
        variant="primary"
        reasonHint="Recorded in the audit log."
        act={(reason) => withRecentSignIn(() => viewAsUser(backend, { uid, reason }, path), 'viewAsUser')}
      >
        Opens a read-only view of Plumbline as this user, for a few minutes, in a new tab.
      </ReasonDialog>
      <Dialog title={`Delete ${who}?`} open={asked === 'delete'} onClose={onClose}>
        <DeleteUser user={user} onClose={onClose} />
      </Dialog>
    </>
  );
}

/**
 * Returns whether there is no other active admin. False until that is known and when it can't be: the
 * functions check anyway.
 */
function useOnlyAdmin(): boolean {
  const { data } = useBackend();
  const [admins, setAdmins] = useState<number>();
  useEffect(() => {
    const where = [
      ['admin', '==', true],
      ['state', '==', 'active'],
    ] as const;
    data
      .count({ from: paths.users, where })
      .then(setAdmins, (error: unknown) => console.warn('Couldn’t count the admins.', error));
  }, [data]);
  return admins === 1;
}

function DeleteUser({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
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
