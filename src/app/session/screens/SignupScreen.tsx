import { useLocation } from '@reach/router';
import { pathTo } from '../../../domain/routes';
import { TextInput } from '../../../ui/TextInput';
import { TextLink } from '../../../ui/TextLink';
import { useBackend } from '../../live/BackendContext';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { emailError, passwordError } from './credentials';
import { useForm } from './useForm';

export function SignupScreen() {
  const { auth } = useBackend();
  const { search } = useLocation();
  const form = useForm(
    { email: '', password: '' },
    { email: emailError, password: passwordError },
    ({ email, password }) => auth.signUp(email.trim(), password),
  );
  return (
    <AuthFrame title="Sign up">
      <AuthForm {...form} submit="Sign up" working="Making your account">
        <TextInput
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={form.values.email}
          onText={form.change('email')}
          error={form.errors.email}
        />
        <TextInput
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={form.values.password}
          onText={form.change('password')}
          error={form.errors.password}
          hint="At least 6 characters."
        />
      </AuthForm>
      <p css={{ margin: 0 }}>
        You have an account? <TextLink to={`${pathTo('login')}${search}`}>Log in</TextLink>
      </p>
    </AuthFrame>
  );
}
