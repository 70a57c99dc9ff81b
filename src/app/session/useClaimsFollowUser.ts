import { useEffect } from 'react';
import { type Claims, claimsOf, sameClaims } from '#domain/access';
import type { User } from '#domain/user';
import { useBackend } from '../live/BackendContext';

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
