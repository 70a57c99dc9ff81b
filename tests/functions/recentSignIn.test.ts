import { needsRecentSignIn, recentSignInMs, recentSignInOperations } from '#domain/operations';
import { userOf } from '../support/accounts';
import { signedInAgo } from '../support/oldSignIn';
import {
  askIdentity,
  auth,
  call,
  closeAdmin,
  functionUrl,
  refreshSession,
  type SignedIn,
  signIn,
  signUp,
  signUpAdmin,
} from '../support/stack';

afterAll(closeAdmin);

const refused = { status: 'FAILED_PRECONDITION', code: 'auth/requires-recent-login' };
const tooOld = recentSignInMs + 10_000;
const recent = recentSignInMs - 60_000;

const exportData = ({ token }: SignedIn) =>
  fetch(functionUrl('exportMyData'), { headers: { authorization: `Bearer ${token}` } });

/** Admin actions on a user, by the name of the function. */
const adminActions = [
  ['setAdmin', ({ uid }: SignedIn) => ({ uid, admin: true })],
  ['viewAsUser', ({ uid }: SignedIn) => ({ uid, reason: 'They asked for help.' })],
  ['deleteUser', ({ uid, email }: SignedIn) => ({ uid, confirm: email, reason: 'They asked for it.' })],
] as const;

it('covers every operation in the list', () => {
  const tested = [...adminActions.map(([name]) => name), 'deleteMyAccount', 'exportMyData'];
  // This operation has a test of its own, with a second factor.
  tested.push('setSecondFactorRequired');
  expect(tested.filter(needsRecentSignIn).sort()).toEqual([...recentSignInOperations].sort());
});

describe.each(adminActions)('%s', (name, request) => {
  it('is rejected after an old sign-in despite a refreshed token, and changes nothing', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const before = await userOf(person.uid);
    await expect(call(name, request(person), await signedInAgo(admin, tooOld))).rejects.toMatchObject(
      refused,
    );
    expect(await userOf(person.uid)).toEqual(before);
  });

  it('is accepted after a recent sign-in', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await expect(call(name, request(person), await signedInAgo(admin, recent))).resolves.toBeDefined();
  });

  it('is rejected for an admin who signed in with a custom token', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const session = await signInWithCustomToken(admin);
    await expect(call(name, request(person), session)).rejects.toMatchObject(refused);
    const { id_token } = await refreshSession(session.refreshToken);
    const refreshed = { ...session, token: String(id_token) };
    await expect(call(name, request(person), refreshed)).rejects.toMatchObject(refused);
    // Reauthenticates with the password.
    await expect(call(name, request(person), await signIn(admin))).resolves.toBeDefined();
  });

  it('rejects users and views before it asks for a recent sign-in', async () => {
    const [admin, person, other] = [await signUpAdmin(), await signUp(), await signUp('other')];
    await expect(call(name, request(person), await signedInAgo(other, tooOld))).rejects.toMatchObject({
      code: 'not-admin',
    });
    const view = await signInToView(admin, person);
    await expect(call(name, request(other), view)).rejects.toMatchObject({ code: 'view-only' });
  });
});

describe('the user’s own account', () => {
  it('can’t be deleted after an old sign-in or one with a custom token', async () => {
    const person = await signUp();
    const request = { confirm: person.email };
    for (const session of [await signedInAgo(person, tooOld), await signInWithCustomToken(person)]) {
      await expect(call('deleteMyAccount', request, session)).rejects.toMatchObject(refused);
    }
    expect(await userOf(person.uid)).toMatchObject({ state: 'active' });
    await call('deleteMyAccount', request, await signedInAgo(person, recent));
    expect(await userOf(person.uid)).toMatchObject({ state: 'deleting' });
  });

  it('can’t be exported after an old sign-in or one with a custom token', async () => {
    const person = await signUp();
    for (const session of [await signedInAgo(person, tooOld), await signInWithCustomToken(person)]) {
      const response = await exportData(session);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'auth/requires-recent-login' } });
    }
    expect((await exportData(await signedInAgo(person, recent))).status).toBe(200);
  });
});

interface Session extends SignedIn {
  readonly refreshToken: string;
}

async function redeem(customToken: string, person: SignedIn): Promise<Session> {
  const { idToken, refreshToken } = await askIdentity('signInWithCustomToken', { token: customToken });
  return { ...person, token: String(idToken), refreshToken: String(refreshToken) };
}

const signInWithCustomToken = async (person: SignedIn) =>
  redeem(await auth.createCustomToken(person.uid), person);

async function signInToView(admin: SignedIn, person: SignedIn): Promise<Session> {
  const request = { uid: person.uid, reason: 'They asked for help.' };
  return redeem((await call<{ token: string }>('viewAsUser', request, admin)).token, person);
}
