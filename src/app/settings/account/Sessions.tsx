import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { SignOutButton } from '#app/session/SignOutButton';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { space } from '#ui/theme/tokens';
import { signOutEverywhere } from '../operations';

export function Sessions() {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const { state, run } = useAction(() => signOutEverywhere(backend));
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={{ margin: 0 }}>
        If you’re still logged in on another device, you can end all sessions of this account.
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <SignOutButton />
        <Button onClick={() => setAsked(true)}>Log out everywhere</Button>
      </div>
      <Dialog title="Log out everywhere?" open={asked} onClose={() => setAsked(false)}>
        <p css={{ margin: 0 }}>
          Every browser that’s logged in to this account, including this one, is logged out within seconds.
          Running jobs continue.
        </p>
        {state.status === 'failed' && <Failure error={state.error} />}
        <DialogActions>
          <Button onClick={() => setAsked(false)}>Cancel</Button>
          <Button variant="danger" onClick={run} busy={state.status === 'busy' ? 'Logging out' : undefined}>
            Log out everywhere
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
