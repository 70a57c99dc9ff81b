import { useLocation } from '@reach/router';
import { pathTo } from '../../../domain/routes';
import { TextInput } from '../../../ui/TextInput';
import { TextLink } from '../../../ui/TextLink';
import { useBackend } from '../../live/BackendContext';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { emailError } from './credentials';
import { useForm } from './useForm';

export function LoginScreen() {
  const { auth } = useBackend();
  const { search } = useLocation();
  const form = useForm(
    { email: '', password: '' },
    { email: emailError, password: (password) => (password === '' ? 'Type your password.' : undefined) },
    ({ email, password }) => auth.signIn(email.trim(), password),
  );
  return (
    <AuthFrame title="Log in">
      <AuthForm {...form} submit="Log in" working="Logging in">
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
          autoComplete="current-password"
          value={form.values.password}
          onText={form.change('password')}
          error={form.errors.password}
          hint={<TextLink to={pathTo('reset')}>Forgotten it? Reset your password</TextLink>}
        />
      </AuthForm>
      <p css={{ margin: 0 }}>
        New here? <TextLink to={`${pathTo('signup')}${search}`}>Sign up</TextLink>
      </p>
    </AuthFrame>
  );
}
