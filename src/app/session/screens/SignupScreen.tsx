import { navigate, useLocation } from '@reach/router';
import { emailError, passwordError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { EmailInput, NewPasswordInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { pathTo } from '#domain/routes';
import { capture } from '#services/analytics';
import { TextLink } from '#ui/TextLink';
import { AuthFrame } from './AuthFrame';
import { ProviderButtons } from './ProviderButtons';

export function SignupScreen() {
  const { auth } = useBackend();
  const { search } = useLocation();
  const form = useForm(
    { email: '', password: '' },
    { email: emailError, password: passwordError },
    async ({ email, password }) => {
      await auth.signUp(email.trim(), password);
      capture('signed up', { method: 'password' });
    },
  );
  return (
    <AuthFrame title="Sign up">
      <Form {...form} wide submit="Sign up" working="Creating your account">
        <EmailInput value={form.values.email} onText={form.change('email')} error={form.errors.email} />
        <NewPasswordInput
          value={form.values.password}
          onText={form.change('password')}
          error={form.errors.password}
        />
      </Form>
      <ProviderButtons onLinkOffered={() => void navigate(`${pathTo('login')}${search}`)} />
      <p css={{ margin: 0 }}>
        Already have an account? <TextLink to={`${pathTo('login')}${search}`}>Log in</TextLink>
      </p>
    </AuthFrame>
  );
}
