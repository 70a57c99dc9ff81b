import { useLocation } from '@reach/router';
import { useState } from 'react';
import { emailError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { CurrentPasswordInput, EmailInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { pathTo } from '#domain/routes';
import { capture } from '#services/analytics';
import { Notice } from '#ui/Notice';
import { TextLink } from '#ui/TextLink';
import { takeSessionEnd } from '../storedSession';
import { AuthFrame } from './AuthFrame';
import { ProviderButtons } from './ProviderButtons';

export function LoginScreen() {
  const { auth } = useBackend();
  const { search } = useLocation();
  const [ended] = useState(() => takeSessionEnd() ?? auth.ended());
  const endWords = ended && explain({ code: ended });
  const form = useForm(
    { email: auth.linkOffer()?.email ?? '', password: '' },
    { email: emailError, password: (password) => (password === '' ? 'Enter your password.' : undefined) },
    async ({ email, password }) => {
      await auth.signIn(email.trim(), password);
      capture('logged in', { method: 'password' });
    },
  );
  return (
    <AuthFrame title="Log in">
      {endWords && (
        <Notice tone="notice" title={endWords.title}>
          {endWords.message}
        </Notice>
      )}
      <Form {...form} wide submit="Log in" working="Logging in">
        <EmailInput value={form.values.email} onText={form.change('email')} error={form.errors.email} />
        <CurrentPasswordInput
          value={form.values.password}
          onText={form.change('password')}
          error={form.errors.password}
          hint={
            <TextLink standalone to={pathTo('reset')}>
              Forgot your password?
            </TextLink>
          }
        />
      </Form>
      <ProviderButtons onLinkOffered={(email) => form.fill({ email })} />
      <p css={{ margin: 0 }}>
        New here? <TextLink to={`${pathTo('signup')}${search}`}>Sign up</TextLink>
      </p>
    </AuthFrame>
  );
}
