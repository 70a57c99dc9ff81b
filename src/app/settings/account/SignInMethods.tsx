import { css } from '@emotion/react';
import { useState } from 'react';
import { passwordError } from '#app/forms/credentials';
import { Failure, Form } from '#app/forms/Form';
import { NewPasswordInput } from '#app/forms/fields';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { methodName } from '#app/session/providers';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { useAccount } from '#app/session/SessionContext';
import { type LinkedMethod, type ProviderId, providerIds, type SignInMethod } from '#services/backend';
import { Button } from '#ui/Button';
import { color, space, text } from '#ui/theme/tokens';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  minHeight: '3rem',
  padding: `${space(1)} 0`,
  borderBottom: `1px solid ${color.line}`,
});

const offered: readonly SignInMethod[] = ['password', ...providerIds];

/** Lists the sign-in methods; the last one can't be removed. */
export function SignInMethods() {
  const { auth } = useBackend();
  const { methods } = useAccount();
  const withRecentSignIn = useRecentSignIn();
  const [touched, setTouched] = useState<SignInMethod>();
  const { state, run } = useAction(async (method: SignInMethod, work: () => Promise<void>) => {
    setTouched(method);
    await withRecentSignIn(work);
  });
  const busyOn = (method: SignInMethod) => state.status === 'busy' && touched === method;
  const link = (provider: ProviderId) => run(provider, () => auth.link(provider));
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {offered.map((method) => {
          const linked = methods.find((one) => one.method === method);
          return (
            <li key={method} css={row}>
              <Description method={method} linked={linked} />
              {linked ? (
                <Button
                  onClick={() => run(method, () => auth.unlink(method))}
                  disabledReason={methods.length === 1 ? 'This is your only login method.' : undefined}
                  busy={busyOn(method) ? `Removing ${inSentence(method)}` : undefined}
                >
                  Remove {inSentence(method)}
                </Button>
              ) : (
                method !== 'password' && (
                  <Button
                    onClick={() => link(method)}
                    busy={busyOn(method) ? `Waiting for ${methodName(method)}’s login window` : undefined}
                  >
                    Link {methodName(method)}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}

const inSentence = (method: SignInMethod) => (method === 'password' ? 'password' : methodName(method));

interface DescriptionProps {
  readonly method: SignInMethod;
  readonly linked: LinkedMethod | undefined;
}

function Description({ method, linked }: DescriptionProps) {
  return (
    <div css={{ marginRight: 'auto', minWidth: 0 }}>
      <div css={{ fontWeight: 550 }}>{methodName(method)}</div>
      <div css={{ fontSize: text.xs, color: color.inkFaint, overflowWrap: 'anywhere' }}>
        {linked
          ? (linked.email ?? 'Linked')
          : method === 'password'
            ? 'Not set. You can set one above.'
            : 'Not linked'}
      </div>
    </div>
  );
}

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
