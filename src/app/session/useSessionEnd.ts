import { useEffect } from 'react';
import type { User } from '#domain/user';
import type { SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { rememberEnd } from './endedSession';

/**
 * Signs out when the user has logged out everywhere: the user's document has that time, and sign-ins before
 * it end themselves.
 */
export function useSessionEnd(signedIn: SignedIn | null, user: User | null): void {
  const { auth } = useBackend();
  const over = signedIn !== null && user !== null && isOver(signedIn, user);
  const deleting = user?.state === 'deleting';
  useEffect(() => {
    if (!over) return;
    rememberEnd(deleting ? 'account-deleting' : 'signed-out');
    auth.signOut().catch((error: unknown) => console.warn('Couldn’t end the session.', error));
  }, [over, deleting, auth]);
}

/**
 * Must make the same comparison as rules and functions; otherwise a session that they reject would continue
 * here.
 */
export function isOver(
  { signedInAt }: Pick<SignedIn, 'signedInAt'>,
  user: Pick<User, 'signedOutAt'>,
): boolean {
  const { signedOutAt } = user;
  return signedOutAt !== null && Date.parse(signedInAt) < signedOutAt.getTime();
}
