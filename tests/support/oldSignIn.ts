import { localHost, localPort } from '#domain/localStack';
import { askIdentity, base, password, projectId, refreshSession, type SignedIn } from './stack';

/**
 * Returns a session that started that long ago with a newly refreshed token. The Auth emulator is given the time of
 * the last login and issues tokens accordingly.
 */
export async function signedInAgo<Person extends Pick<SignedIn, 'uid' | 'email'>>(
  person: Person,
  ms: number,
) {
  const { refreshToken } = await askIdentity('signInWithPassword', { email: person.email, password });
  const at = Date.now() - ms;
  await update({ localId: person.uid, lastLoginAt: String(at), validSince: String(Math.floor(at / 1_000)) });
  const { id_token } = await refreshSession(String(refreshToken));
  return { ...person, token: String(id_token), refreshToken: String(refreshToken) };
}

/** Changes an account as the project's owner. */
async function update(account: object): Promise<void> {
  const host = `${localHost}:${localPort(base, 'auth')}`;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!response.ok) throw new Error(`The account could not be changed: ${await response.text()}`);
}
