import { useState } from 'react';
import { emailError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { EmailInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { pathTo } from '#domain/routes';
import { Notice } from '#ui/Notice';
import { TextLink } from '#ui/TextLink';
import { AuthFrame } from './AuthFrame';

/** Shows the same result whether or not the email address has an account. */
export function ResetScreen() {
  const { auth } = useBackend();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ email: '' }, { email: emailError }, async ({ email }) => {
    setSentTo(undefined);
    await auth.sendReset(email.trim());
    setSentTo(email.trim());
  });
  return (
    <AuthFrame title="Reset your password">
      {sentTo ? (
        <Notice tone="fixed" title="Check your email">
          If {sentTo} has an account, we’ve sent it a link to choose a new password. The link works once and
          expires in an hour.
        </Notice>
      ) : (
        <p css={{ margin: 0 }}>
          Enter your account’s email address. We’ll send you a link to choose a new password.
        </p>
      )}
      <Form wide {...form} submit={sentTo ? 'Resend link' : 'Send link'} working="Sending link">
        <EmailInput value={form.values.email} onText={form.change('email')} error={form.errors.email} />
      </Form>
      <p css={{ margin: 0 }}>
        <TextLink standalone to={pathTo('login')}>
          Back to log in
        </TextLink>
      </p>
    </AuthFrame>
  );
}
