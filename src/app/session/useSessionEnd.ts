import { useEffect } from 'react';
import type { User } from '../../domain/user';
import type { SignedIn } from '../../services/backend';
import { useBackend } from '../live/BackendContext';
import { rememberEnd } from './endedSession';

/** “Sign out everywhere” is a moment in the user's document: a sign-in from before it ends itself here. */
export function useSessionEnd(signedIn: SignedIn | null, user: User | null): void {
  const { auth } = useBackend();
  const over = signedIn !== null && user !== null && isOver(signedIn, user);
  useEffect(() => {
    if (!over) return;
    rememberEnd('signed-out');
    auth.signOut().catch((error: unknown) => console.warn('The session could not be ended.', error));
  }, [over, auth]);
}

/** The sign-in's time is in whole seconds: one of the same second counts as later, or nobody could come back at once. */
export function isOver(
  { signedInAt }: Pick<SignedIn, 'signedInAt'>,
  user: Pick<User, 'signedOutAt'>,
): boolean {
  if (!user.signedOutAt) return false;
  return Math.floor(user.signedOutAt.getTime() / 1_000) > Math.floor(Date.parse(signedInAt) / 1_000);
}
