import { useEffect, useRef } from 'react';
import { type Claims, claimsOf, sameClaims } from '#domain/access';
import { isTemporary } from '#domain/errors';
import { isSessionOver } from '#domain/session';
import type { User } from '#domain/user';
import type { SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { codeOf } from '../live/explain';
import { rememberSessionEnd } from './storedSession';

/** Claims are set just after the document, so the first new token may still have the old ones. */
const delaysMs = [100, 500, 1_200, 2_500, 10_000, 30_000];

/**
 * Fetches a new token when an admin has changed the user's document, because the token would otherwise keep
 * the old claims.
 */
export function useClaimsFollowUser(claims: Claims | undefined, user: User | null): void {
  const { auth } = useBackend();
  const disagree = claims !== undefined && user !== null && !sameClaims(claims, claimsOf(user));
  useEffect(() => {
    if (!disagree) return;
    const timers = delaysMs.map((delay) =>
      setTimeout(() => {
        auth.refresh().catch((error: unknown) => console.warn('Couldn’t refresh the ID token.', error));
      }, delay),
    );
    return () => timers.forEach(clearTimeout);
  }, [disagree, auth]);
}

/**
 * Signs out when the user has ended this session elsewhere, which the user's document says.
 */
export function useSessionEnd(signedIn: SignedIn | null, user: User | null): void {
  const { auth } = useBackend();
  const over = signedIn !== null && user !== null && isSessionOver(new Date(signedIn.signedInAt), user);
  const deleting = user?.state === 'deleting';
  useEffect(() => {
    if (!over) return;
    rememberSessionEnd(deleting ? 'account-deleting' : 'signed-out');
    auth.signOut().catch((error: unknown) => console.warn('Couldn’t end the session.', error));
  }, [over, deleting, auth]);
}

const firstPauseMs = 1_000;
const maxPauseMs = 60_000;

/**
 * Retries after each temporary failure, with growing pauses, and as soon as the browser is online again.
 * @param failure the current one; kept during a retry, and undefined ends the retries.
 */
export function useRetrying(failure: unknown, retry: () => void): void {
  const pauseMs = useRef(firstPauseMs);
  useEffect(() => {
    if (failure === undefined || !isTemporary(codeOf(failure))) {
      pauseMs.current = firstPauseMs;
      return;
    }
    const timer = setTimeout(retry, pauseMs.current);
    pauseMs.current = Math.min(2 * pauseMs.current, maxPauseMs);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failure, retry]);
}

/**
 * Returns the claims that the gate uses while token and document differ: whatever either of them denies is
 * denied. A block applies as soon as the document has it; access is granted once the token, which the rules
 * check, grants it too.
 */
export function strictestClaims(claims: Claims, user: Pick<User, 'state' | 'admin'> | null): Claims {
  if (!user) return claims;
  const wanted = claimsOf(user);
  return {
    ...(claims.admin && wanted.admin && { admin: true }),
    ...((claims.blocked || wanted.blocked) && { blocked: true }),
    ...((claims.waitlisted || wanted.waitlisted) && { waitlisted: true }),
  };
}
