import { useState } from 'react';
import { pathTo } from '../../../domain/routes';
import { Notice } from '../../../ui/Notice';
import { ErrorState } from '../../../ui/States';
import { TextInput } from '../../../ui/TextInput';
import { ButtonLink } from '../../../ui/TextLink';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { AuthForm } from './AuthForm';
import { AuthFrame, AuthWaiting } from './AuthFrame';
import { passwordError } from './credentials';
import { useForm } from './useForm';
import { useOnce } from './useOnce';

export function ChoosePassword({ code }: { readonly code: string }) {
  const { auth } = useBackend();
  const check = useOnce(() => auth.checkReset(code));
  const [done, setDone] = useState(false);
  const form = useForm({ password: '' }, { password: passwordError }, async ({ password }) => {
    await auth.confirmReset(code, password);
    setDone(true);
  });
  if (check.status === 'busy') return <AuthWaiting title="Choose a new password" />;
  if (check.status === 'failed') {
    return (
      <AuthFrame title="Choose a new password">
        <ErrorState
          words={explain(check.error)}
          actions={<ButtonLink to={pathTo('reset')}>Send a new link</ButtonLink>}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Choose a new password">
      {done ? (
        <>
          <Notice tone="fixed" title="Your password is changed">
            Log in with the new one.
          </Notice>
          <ButtonLink to={pathTo('login')} look="primary">
            Log in
          </ButtonLink>
        </>
      ) : (
        <AuthForm {...form} submit="Change password" working="Changing your password">
          <p css={{ margin: 0 }}>For {check.value}.</p>
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
      )}
    </AuthFrame>
  );
}
