import type { Claims } from '../../domain/access';
import type { User } from '../../domain/user';

/** Whether a token's claims say what the user's document says. */
export function claimsAgree(claims: Claims, user: Pick<User, 'state' | 'admin'>): boolean {
  return (
    (claims.admin ?? false) === user.admin &&
    (claims.blocked ?? false) === (user.state === 'blocked') &&
    (claims.waitlisted ?? false) === (user.state === 'waitlisted')
  );
}
