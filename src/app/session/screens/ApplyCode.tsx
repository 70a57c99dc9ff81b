import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { pathTo } from '#domain/routes';
import { Notice } from '#ui/Notice';
import { ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { useSession } from '../SessionContext';
import { AuthFrame, AuthWaiting } from './AuthFrame';
import { useOnce } from './useOnce';

/** Firebase's names for the actions of a link about an email address. */
export const addressModes = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type AddressMode = (typeof addressModes)[number];

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

export function ApplyCode({ code, mode }: { readonly code: string; readonly mode: AddressMode }) {
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
