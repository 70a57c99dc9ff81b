import { isRecentSignIn, type SignInFacts } from '#domain/operations';
import { refusal } from './refusal';

/**
 * Requires that the user has signed in, or proven again who they are, within the last 5 minutes. A refreshed token keeps
 * the time of its sign-in.
 * @throws HttpsError `auth/requires-recent-login`, the code with which the authentication service refuses for the same
 * reason, so that browsers handle both alike.
 */
export function requireRecentSignIn(signIn: SignInFacts, now: Date): void {
  if (!isRecentSignIn(signIn, now)) throw refusal('auth/requires-recent-login');
}
