import { capture } from '#services/analytics';
import { Button, type ButtonVariant } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useCommands } from '../keys/screenCommands';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { useAction } from '../live/useAction';
import { leaveView } from './leaveView';
import { useSession } from './SessionContext';

/** Logs out; the gate then redirects. Also a command of the palette. */
export function useSignOut() {
  const backend = useBackend();
  const { viewing } = useSession();
  const { state, run } = useAction(async () => {
    // In a view, ends the view on the server, too: otherwise its token would stay valid until it expires.
    if (viewing) return leaveView(backend);
    capture('signed out', {});
    await backend.auth.signOut();
  });
  useCommands([{ words: 'Log out', run }]);
  return { state, run };
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
