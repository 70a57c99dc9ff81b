import { useEffect } from 'react';
import type { User } from '#domain/user';
import type { SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { rememberEnd } from './endedSession';

/** “Log out everywhere” is a moment in the user's document: a sign-in from before it ends itself here. */
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

/** The same comparison that rules and functions make, or a session that they refuse would go on here. */
export function isOver(
  { signedInAt }: Pick<SignedIn, 'signedInAt'>,
  user: Pick<User, 'signedOutAt'>,
): boolean {
  const { signedOutAt } = user;
  return signedOutAt !== null && Date.parse(signedInAt) < signedOutAt.getTime();
}
