import { useLocation } from '@reach/router';
import { useEffect, useRef, useState } from 'react';
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
import { useSession } from '../SessionContext';
import { AuthFrame, AuthWaiting } from './AuthFrame';

/** Handles the links in our emails: `?mode=resetPassword|verifyEmail|…&oobCode=…`. */
export function ActionScreen() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const code = query.get('oobCode');
  const mode = query.get('mode');
  if (code && mode === 'resetPassword') return <ChoosePassword code={code} />;
  const addressMode = addressModes.find((known) => known === mode);
  if (code && addressMode) return <ApplyCode code={code} mode={addressMode} />;
  return (
    <AuthFrame title="This link is incomplete">
      <ErrorState
        words={{
          title: 'Part of the link is missing',
          message: 'Open the link from the email again, or copy the entire link into the address bar.',
        }}
        actions={<ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      />
    </AuthFrame>
  );
}

/** Firebase's names for the actions of a link about an email address. */
const addressModes = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
type AddressMode = (typeof addressModes)[number];

interface ModeWords {
  readonly title: string;
  readonly done: string;
  readonly next: string;
}

function wordsOf(mode: AddressMode): ModeWords {
  switch (mode) {
    case 'verifyEmail':
      return {
        title: 'Confirm your email address',
        done: 'Your email address is confirmed',
        next: 'You don’t need to do anything else.',
      };
    case 'verifyAndChangeEmail':
      return {
        title: 'Change your email address',
        done: 'Your email address is changed',
        next: 'Use the new address the next time you log in.',
      };
    case 'recoverEmail':
      return {
        title: 'Restore your email address',
        done: 'Your email address is restored',
        next: 'If you didn’t change it, reset your password now.',
      };
  }
}

function ApplyCode({ code, mode }: { readonly code: string; readonly mode: AddressMode }) {
  const { auth } = useBackend();
  const { account } = useSession();
  const words = wordsOf(mode);
  const applied = useOnce(async () => {
    await auth.applyCode(code);
    // The user may be signed in to this browser, whose screens should update immediately.
    if (account && mode === 'verifyEmail') await auth.refresh();
  });
  if (applied.status === 'busy') return <AuthWaiting title={words.title} />;
  return (
    <AuthFrame title={words.title}>
      {applied.status === 'failed' ? (
        <ErrorState words={explain(applied.error)} />
      ) : (
        <Notice tone="fixed" title={words.done}>
          {words.next}
        </Notice>
      )}
      <ButtonLink to={pathTo(mode === 'recoverEmail' ? 'reset' : 'dashboard')} variant="primary">
        {mode === 'recoverEmail' ? 'Reset your password' : 'Go to your dashboard'}
      </ButtonLink>
    </AuthFrame>
  );
}

function ChoosePassword({ code }: { readonly code: string }) {
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

type Once<T> =
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Runs something that must happen only once, such as using a one-time code, even when React runs an effect
 * twice.
 */
function useOnce<T>(act: () => Promise<T>): Once<T> {
  const [state, setState] = useState<Once<T>>({ status: 'busy' });
  const first = useRef(act);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    first.current().then(
      (value) => setState({ status: 'done', value }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  }, []);
  return state;
}
