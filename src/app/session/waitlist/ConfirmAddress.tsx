import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Failure } from '../../forms/Form';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { useAccount } from '../SessionContext';

/** An approval is for an address; whoever signed up with it must show that it is theirs. */
export function ConfirmAddress() {
  const { auth } = useBackend();
  const { email, emailVerified } = useAccount();
  const [sent, setSent] = useState(false);
  const { state, run } = useAction(async () => {
    await auth.sendVerification();
    setSent(true);
  });
  useRefreshOnReturn(!emailVerified);
  if (emailVerified) return null;
  return (
    <>
      {sent ? (
        <Notice tone="fixed" title="Look into your mail">
          Open the link we sent to {email}, then come back here.
        </Notice>
      ) : (
        <Notice tone="notice" title="Confirm your address">
          {email} is not confirmed yet, and only a confirmed address is let in.
        </Notice>
      )}
      {state.status === 'failed' && <Failure error={state.error} />}
      <div>
        <Button onClick={run} busy={state.status === 'busy' ? 'Sending the link' : undefined}>
          {sent ? 'Send the link again' : 'Send me the link'}
        </Button>
      </div>
    </>
  );
}

/** The link is opened elsewhere; whoever comes back to this page is asked about anew. */
function useRefreshOnReturn(waiting: boolean): void {
  const { auth } = useBackend();
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      auth.refresh().catch((error: unknown) => console.warn('The account could not be read again.', error));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [auth, waiting]);
}
