import { useEffect, useState } from 'react';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Failure } from '../forms/Form';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { useAction } from '../live/useAction';
import { useSession } from './SessionContext';
import { rememberSessionEnd } from './storedSession';

/**
 * Shown when the backend rejected a call because the session is over, which this browser didn't know.
 * Logging in again leads back to this screen; Cancel leaves time to copy what was typed.
 */
export function RefusedDialog() {
  const { auth } = useBackend();
  const [refused, setRefused] = useState<unknown>();
  const { viewing } = useSession();
  // A view expires by itself, and can't be logged in to.
  useEffect(() => (viewing ? undefined : auth.watchRefused(setRefused)), [auth, viewing]);
  const { state, run } = useAction(async () => {
    rememberSessionEnd('session-ended');
    // The gate redirects to the login screen, with the way back.
    await auth.signOut();
  });
  const close = () => setRefused(undefined);
  const { title, message } = explain(refused);
  return (
    <Dialog title={title} open={refused !== undefined} onClose={close}>
      <p css={{ margin: 0 }}>{message}</p>
      {state.status === 'failed' && <Failure error={state.error} />}
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" onClick={run} busy={state.status === 'busy' ? 'Logging out' : undefined}>
          Log in again
        </Button>
      </DialogActions>
    </Dialog>
  );
}
