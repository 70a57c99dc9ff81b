import { type Claims, claimsOf } from '#domain/access';
import type { User } from '#domain/user';

/**
 * What the gate goes by while token and document differ: whatever either of them closes is closed. A block is followed
 * the moment the document tells it; a door opens once the token, which the rules ask, says so too.
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
