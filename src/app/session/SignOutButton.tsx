import { capture } from '#services/analytics';
import { Button, type ButtonLook } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useOffers } from '../keys/offers';
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
  useOffers([{ words: 'Log out', run }]);
  return { state, run };
}

export function SignOutButton({ look = 'plain' }: { readonly look?: ButtonLook }) {
  const { state, run } = useSignOut();
  return (
    <>
      <Button look={look} onClick={run} busy={state.status === 'busy' ? 'Logging out' : undefined}>
        Log out
      </Button>
      {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
    </>
  );
}
