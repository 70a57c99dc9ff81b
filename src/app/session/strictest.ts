import { type Claims, claimsOf } from '#domain/access';
import type { User } from '#domain/user';

/**
 * Returns the claims that the gate uses while token and document differ: whatever either of them denies is
 * denied. A block applies as soon as the document has it; access is granted once the token, which the rules
 * check, grants it too.
 */
export function strictest(claims: Claims, user: Pick<User, 'state' | 'admin'> | null): Claims {
  if (!user) return claims;
  const wanted = claimsOf(user);
  return {
    ...(claims.admin && wanted.admin && { admin: true }),
    ...((claims.blocked || wanted.blocked) && { blocked: true }),
    ...((claims.waitlisted || wanted.waitlisted) && { waitlisted: true }),
  };
}
