import { passwordError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { NewPasswordInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount } from '#app/session/SessionContext';

export function PasswordForm() {
  const { auth } = useBackend();
  const { email, methods } = useAccount();
  const withRecentSignIn = useRecentSignIn();
  const has = methods.some(({ method }) => method === 'password');
  const form = useForm({ password: '' }, { password: passwordError }, async ({ password }) => {
    await withRecentSignIn(() => auth.changePassword(password));
  });
  return (
    <Form
      {...form}
      submit={has ? 'Change password' : 'Set a password'}
      working="Saving your password"
      variant="plain"
      disabledReason={email ? undefined : 'Add an email address before you set a password.'}
      done={form.sent && 'Your password is changed. Use the new one the next time you log in.'}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput
        label="New password"
        value={form.values.password}
        onText={form.change('password')}
        error={form.errors.password}
      />
    </Form>
  );
}
