import { useState } from 'react';
import { passwordError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { NewPasswordInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { pathTo } from '#domain/routes';
import { Notice } from '#ui/Notice';
import { ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { AuthFrame, AuthWaiting } from './AuthFrame';
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
            Log in with your new password.
          </Notice>
          <ButtonLink to={pathTo('login')} variant="primary">
            Log in
          </ButtonLink>
        </>
      ) : (
        <Form wide {...form} submit="Change password" working="Changing your password">
          <p css={{ margin: 0 }}>For {check.value}.</p>
          <NewPasswordInput
            value={form.values.password}
            onText={form.change('password')}
            error={form.errors.password}
          />
        </Form>
      )}
    </AuthFrame>
  );
}
