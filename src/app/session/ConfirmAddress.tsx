import { useEffect, useState } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { Failure } from '../forms/Form';
import { useBackend } from '../live/BackendContext';
import { useAction } from '../live/useAction';
import { useAccount } from './SessionContext';

interface ConfirmAddressProps {
  /** Why this screen needs a verified email address, as a full sentence. */
  readonly why: string;
}

/** Prompts the user to verify their email address. Renders nothing once it is verified. */
export function ConfirmAddress({ why }: ConfirmAddressProps) {
  const { auth } = useBackend();
  const { email, emailVerified, methods } = useAccount();
  const [sentAgain, setSentAgain] = useState(false);
  const { state, run } = useAction(async () => {
    await auth.sendVerification();
    setSentAgain(true);
  });
  const isUnconfirmed = email !== '' && !emailVerified;
  useRefreshOnReturn(isUnconfirmed);
  if (!isUnconfirmed) return null;
  // Signing up with a password sends the link immediately.
  const sent = sentAgain || methods.some(({ method }) => method === 'password');
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <Notice tone="notice" title={sentAgain ? 'Email sent' : 'Confirm your email address'}>
        {!sentAgain && `${why} `}
        {sent ? `Open the link in the email we sent to ${email}.` : `We’ll send a link to ${email}.`}
      </Notice>
      {state.status === 'failed' && <Failure error={state.error} />}
      <Button onClick={run} busy={state.status === 'busy' ? 'Sending email' : undefined}>
        {sent ? 'Resend email' : 'Send email'}
      </Button>
    </div>
  );
}

/** The link is opened elsewhere, so the account is reloaded when the user returns to this page. */
function useRefreshOnReturn(waiting: boolean): void {
  const { auth } = useBackend();
  useEffect(() => {
    if (!waiting) return;
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      auth.refresh().catch((error: unknown) => console.warn('Couldn’t reload the account.', error));
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [auth, waiting]);
}
