import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { useAccount } from '#app/session/SessionContext';
import type { User } from '#domain/user';
import { Button } from '#ui/Button';
import { plural } from '#ui/format';
import { setUserState, signOutUser } from '../operations/accounts';
import { ReasonDialog } from '../ReasonDialog';
import { SelectionBar } from '../SelectionBar';
import { hindranceOf, type UserAction } from '../userActions';

interface BulkActionsProps {
  readonly users: readonly User[];
  readonly onDone: () => void;
}

type Asked = 'approve' | 'block' | 'unblock' | 'sign-out';

/** Shows the actions on all selected users; those an action doesn't apply to are excluded from its count. */
export function BulkActions({ users, onDone }: BulkActionsProps) {
  const backend = useBackend();
  const { uid } = useAccount();
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState(0);
  const fitting = (action: UserAction) =>
    users.filter((user) => hindranceOf(action, user, { uid, onlyAdmin: false }) === undefined);
  const approvable = fitting('approve');
  const blockable = fitting('block');
  const unblockable = fitting('unblock');
  const close = () => setAsked(undefined);
  const openDialog = (what: Asked) => {
    setDone(0);
    setAsked(what);
  };
  const run = async (those: readonly User[], act: (one: string) => Promise<void>) => {
    await runSequentially(those, (user) => act(user.uid), setDone);
    onDone();
  };
  const people = (those: readonly User[]) => plural(those.length, 'person', 'people');
  const working = (those: readonly User[]) => `${done} of ${those.length} done`;
  return (
    <SelectionBar label="Selected users" people={users.length}>
      {approvable.length > 0 && (
        <Button variant="primary" onClick={() => openDialog('approve')}>
          Approve {people(approvable)}
        </Button>
      )}
      {unblockable.length > 0 && (
        <Button onClick={() => openDialog('unblock')}>Unblock {people(unblockable)}</Button>
      )}
      <Button onClick={() => openDialog('sign-out')}>Log out {people(users)}</Button>
      {blockable.length > 0 && (
        <Button variant="danger" onClick={() => openDialog('block')}>
          Block {people(blockable)}
        </Button>
      )}
      <ConfirmDialog
        title={`Approve ${people(approvable)}?`}
        open={asked === 'approve'}
        onClose={close}
        action={`Approve ${people(approvable)}`}
        working={working(approvable)}
        act={() => run(approvable, (one) => setUserState(backend, { uid: one, state: 'active' }))}
      >
        They can use Plumbline immediately. If they have a page open, it continues automatically.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Unblock ${people(unblockable)}?`}
        open={asked === 'unblock'}
        onClose={close}
        action={`Unblock ${people(unblockable)}`}
        working={working(unblockable)}
        act={() => run(unblockable, (one) => setUserState(backend, { uid: one, state: 'active' }))}
      >
        They can use Plumbline again immediately.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Log out ${people(users)}?`}
        open={asked === 'sign-out'}
        onClose={close}
        variant="danger"
        action={`Log out ${people(users)}`}
        working={working(users)}
        act={() => run(users, (one) => signOutUser(backend, { uid: one }))}
      >
        They’re logged out of every browser within seconds. They can log in again.
      </ConfirmDialog>
      <ReasonDialog
        title={`Block ${people(blockable)}?`}
        open={asked === 'block'}
        onClose={close}
        action={`Block ${people(blockable)}`}
        working={working(blockable)}
        reasonHint="Shown to the user and recorded in the audit log."
        act={(reason) =>
          run(blockable, (one) => setUserState(backend, { uid: one, state: 'blocked', reason }))
        }
      >
        They lose all access within seconds. Their reports are kept.
      </ReasonDialog>
    </SelectionBar>
  );
}

/**
 * Processes items one after another, to limit the load. Stops at the first failure; completed items stay
 * done.
 * @param progress receives the number of completed items.
 */
async function runSequentially<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  progress: (done: number) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    await act(item);
    progress(index + 1);
  }
}
