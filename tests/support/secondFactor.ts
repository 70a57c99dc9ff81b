import type { SignedIn } from './stack';

/**
 * Returns the same session as if its login had used a code of an authenticator app. The Auth emulator doesn't support
 * them, but its tokens have no signature, so every emulator accepts a changed one. Google's services would not.
 */
export function withSecondFactor<Person extends Pick<SignedIn, 'token'>>(person: Person): Person {
  const [header, payload = ''] = person.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const firebase = { ...claims.firebase, sign_in_second_factor: 'totp' };
  const changed = Buffer.from(JSON.stringify({ ...claims, firebase })).toString('base64url');
  return { ...person, token: `${header}.${changed}.` };
}
