import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { SignOutButton } from '#app/session/SignOutButton';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { space } from '#ui/theme/tokens';
import { signOutEverywhere } from '../operations/signOutEverywhere';

export function Sessions() {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const { state, run } = useAction(() => signOutEverywhere(backend));
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={{ margin: 0 }}>
        If you have left yourself signed in somewhere, end every session of this account at once.
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <SignOutButton />
        <Button onClick={() => setAsked(true)}>Sign out everywhere</Button>
      </div>
      <Dialog title="Sign out everywhere?" open={asked} onClose={() => setAsked(false)}>
        <p css={{ margin: 0 }}>
          Every browser and phone that is signed in to this account is signed out within seconds, this one
          included. Jobs that run go on.
        </p>
        {state.status === 'failed' && <Failure error={state.error} />}
        <DialogActions>
          <Button onClick={() => setAsked(false)}>Stay signed in</Button>
          <Button look="danger" onClick={run} busy={state.status === 'busy' ? 'Signing out' : undefined}>
            Sign out everywhere
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
