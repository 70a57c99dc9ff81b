import { useLocation } from '@reach/router';
import { useState } from 'react';
import { emailError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { EmailInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { wordsFor } from '#domain/errors';
import { honeypot, joinWaitlistPath } from '#domain/operations';
import { capture } from '#services/analytics';
import { buttonStyle } from '#ui/Button';
import { controlStyle, Field } from '#ui/Field';
import { Notice } from '#ui/Notice';
import { space } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** Shows the same result whether or not the email address had joined. */
export function JoinForm() {
  const { functions } = useBackend();
  const [joined, setJoined] = useState<string>();
  const [website, setWebsite] = useState('');
  const form = useForm({ email: '' }, { email: emailError }, async ({ email }) => {
    await functions.post(joinWaitlistPath, { email: email.trim(), [honeypot]: website });
    capture('waitlist joined', {});
    setJoined(email.trim());
  });
  if (joined !== undefined) {
    return (
      <Notice tone="fixed" title="You’re on the waitlist">
        We’ve sent an email to {joined} with a link that shows your place. We’ll send another link when it’s
        your turn.
      </Notice>
    );
  }
  return (
    <>
      <Problem />
      <Form {...form} wide submit="Join the waitlist" working="Joining the waitlist">
        <EmailInput value={form.values.email} onText={form.change('email')} error={form.errors.email} />
        <Honeypot value={website} onText={setWebsite} />
      </Form>
    </>
  );
}

/** Shows the problem that a form without JavaScript was redirected back with: `/waitlist?problem=…`. */
function Problem() {
  const code = new URLSearchParams(useLocation().search).get('problem');
  if (code === null) return null;
  const { title, message } = wordsFor(code);
  return (
    <Notice tone="error" title={title}>
      {message}
    </Notice>
  );
}

/** The same form for a browser without JavaScript: a plain POST that returns a page. */
export function PlainJoinForm() {
  return (
    <form method="post" action={joinWaitlistPath} css={{ display: 'grid', gap: space(4) }}>
      <Field label="Email">
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="email" required css={controlStyle} />
        )}
      </Field>
      <Honeypot />
      <button type="submit" css={buttonStyle('primary')}>
        Join the waitlist
      </button>
    </form>
  );
}

/** A field that users neither see nor reach; a bot that fills in everything reveals itself. */
function Honeypot({ value, onText }: { readonly value?: string; readonly onText?: (text: string) => void }) {
  return (
    <div aria-hidden="true" css={visuallyHidden}>
      <label>
        Leave this empty
        <input
          name={honeypot}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={onText && ((event) => onText(event.target.value))}
        />
      </label>
    </div>
  );
}
