import { useState } from 'react';
import { emailError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { EmailInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount } from '#app/session/SessionContext';
import { ConfirmAddress } from '#app/session/waitlist/WaitlistScreen';
import { Badge } from '#ui/Badge';
import { space } from '#ui/theme/tokens';

/** Changes the email address. The new one takes effect once the link emailed to it has been opened. */
export function EmailForm() {
  const { auth } = useBackend();
  const { email } = useAccount();
  const withRecentSignIn = useRecentSignIn();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(
    { email: '' },
    { email: (typed) => emailError(typed) ?? sameError(typed, email) },
    async ({ email: typed }) => {
      await withRecentSignIn(() => auth.changeEmail(typed.trim()));
      setSentTo(typed.trim());
    },
  );
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <PresentAddress />
      <Form
        {...form}
        submit="Change email address"
        working="Sending link"
        variant="plain"
        done={form.sent && `Open the link we sent to ${sentTo} to confirm the change.`}
      >
        <EmailInput
          label="New email address"
          value={form.values.email}
          onText={form.change('email')}
          error={form.errors.email}
        />
      </Form>
    </div>
  );
}

function sameError(typed: string, present: string): string | undefined {
  return typed.trim().toLowerCase() === present.toLowerCase()
    ? 'That’s already your email address.'
    : undefined;
}

function PresentAddress() {
  const { email, emailVerified } = useAccount();
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <span css={{ overflowWrap: 'anywhere' }}>{email || 'This account has no email address'}</span>
        {email && (
          <Badge tone={emailVerified ? 'fixed' : 'warning'} shape={emailVerified ? 'tick' : 'ring'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </div>
      <ConfirmAddress why="Once it’s confirmed, you can start jobs and get emails about them." />
    </div>
  );
}
