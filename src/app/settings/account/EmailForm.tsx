import { useState } from 'react';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { emailError } from '../../forms/credentials';
import { Failure, Form } from '../../forms/Form';
import { EmailInput } from '../../forms/fields';
import { useForm } from '../../forms/useForm';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { useAccount } from '../../session/SessionContext';
import { useProof } from '../proof/ProofProvider';

/** The new address counts once the link mailed to it has been opened. */
export function EmailForm() {
  const { auth } = useBackend();
  const { email } = useAccount();
  const proved = useProof();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(
    { email: '' },
    { email: (typed) => emailError(typed) ?? sameError(typed, email) },
    async ({ email: typed }) => {
      await proved(() => auth.changeEmail(typed.trim()));
      setSentTo(typed.trim());
    },
  );
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <PresentAddress />
      <Form
        {...form}
        submit="Change address"
        working="Sending the link"
        look="plain"
        done={
          form.sent &&
          `Open the link we sent to ${sentTo}. Until then your address stays ${email || 'as it is'}.`
        }
      >
        <EmailInput
          label="New address"
          value={form.values.email}
          onText={form.change('email')}
          error={form.errors.email}
        />
      </Form>
    </div>
  );
}

function sameError(typed: string, present: string): string | undefined {
  return typed.trim().toLowerCase() === present.toLowerCase() ? 'That is your address already.' : undefined;
}

function PresentAddress() {
  const { auth } = useBackend();
  const { email, emailVerified } = useAccount();
  const [sent, setSent] = useState(false);
  const { state, run } = useAction(async () => {
    await auth.sendVerification();
    setSent(true);
  });
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <span css={{ overflowWrap: 'anywhere' }}>{email || 'This account has no address'}</span>
        {email && (
          <Badge tone={emailVerified ? 'fixed' : 'warning'} shape={emailVerified ? 'tick' : 'ring'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </div>
      {email && !emailVerified && (
        <>
          <p css={{ margin: 0 }}>We email you about jobs and schedules once you confirm this address.</p>
          <Button onClick={run} busy={state.status === 'busy' ? 'Sending the link' : undefined}>
            {sent ? 'Send the link again' : 'Confirm this address'}
          </Button>
        </>
      )}
      {sent && <Notice tone="fixed">Open the link we sent to {email}.</Notice>}
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}
