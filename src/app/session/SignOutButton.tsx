import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';
import { Button, type ButtonVariant } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useCommands } from '../keys/screenCommands';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { useAction } from '../live/useAction';
import { useSession } from './SessionContext';
import { leaveView } from './ViewBanner';

/** Logs out; the gate then redirects. Also a command of the palette. */
export function useSignOut() {
  const backend = useBackend();
  const { viewing, sessionId } = useSession();
  const { state, run } = useAction(async () => {
    // In a view, ends the view on the server, too: otherwise its token would stay valid until it expires.
    if (viewing) return leaveView(backend);
    capture('signed out', {});
    if (sessionId) await unlistSession(backend, sessionId);
    await backend.auth.signOut();
  });
  useCommands([{ words: 'Log out', run }]);
  return { state, run };
}

const patienceMs = 1_500;

/**
 * Removes the session from the list of the user's sessions. Logging out doesn't depend on it: a session that can't be
 * removed now stays in the list until the user ends it there.
 */
async function unlistSession({ functions }: Backend, session: string): Promise<void> {
  const removed = functions
    .call('endSession', { session })
    .catch((error: unknown) => console.warn('Couldn’t remove the session from the list.', error));
  await Promise.race([removed, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

export function SignOutButton({ variant = 'plain' }: { readonly variant?: ButtonVariant }) {
  const { state, run } = useSignOut();
  return (
    <>
      <Button variant={variant} onClick={run} busy={state.status === 'busy' ? 'Logging out' : undefined}>
        Log out
      </Button>
      {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
    </>
  );
}
