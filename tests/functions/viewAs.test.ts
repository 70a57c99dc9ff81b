import { randomUUID } from 'node:crypto';
import { deedsOn } from '../support/accounts';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import {
  askIdentity,
  call,
  change,
  closeAdmin,
  functionUrl,
  readStatus,
  type SignedIn,
  signUp,
  signUpAdmin,
  site,
} from '../support/stack';

afterAll(closeAdmin);

describe('viewing as a user', () => {
  async function view(admin: SignedIn, person: SignedIn): Promise<SignedIn> {
    const request = { uid: person.uid, reason: 'They asked for help.' };
    const { token } = await call<{ token: string }>('viewAsUser', request, admin);
    const { idToken } = await askIdentity('signInWithCustomToken', { token });
    return { ...person, token: String(idToken) };
  }

  it('reads as the user and changes nothing', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const jobId = await submit(person, { url: 'http://127.0.0.1:9/' });
    await jobWhen(jobId, hasEnded);
    const viewer = await view(admin, person);
    expect(await readStatus(`jobs/${jobId}`, viewer)).toBe(200);
    expect(await readStatus('settings/access', viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).resolves.toMatchObject({ refresh: false });
    for (const [name, request] of [
      ['submitJob', { input: { url: site }, idempotencyKey: randomUUID() }],
      ['cancelJob', { jobId }],
      ['retryJob', { jobId, idempotencyKey: randomUUID() }],
      ['updateProfile', { displayName: 'Me', photoURL: null }],
      ['signOutEverywhere', {}],
      ['deleteMyAccount', { confirm: person.email }],
    ] as const) {
      await expect(call(name, request, viewer)).rejects.toMatchObject({ code: 'view-only' });
    }
    const exported = await fetch(functionUrl('exportMyData'), {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(exported.status).toBe(403);
    expect(await deedsOn(person.uid)).toMatchObject([
      { actorUid: admin.uid, action: 'user.view-as', reason: 'They asked for help.' },
    ]);
  });

  it('ends with the admin’s role, and with the admin’s session', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(200);
    await change(`users/${admin.uid}`, { admin: false });
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).rejects.toMatchObject({ code: 'view-ended' });
    await change(`users/${admin.uid}`, { admin: true });
    await call('signOutEverywhere', {}, admin);
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(403);
  });

  it('is not for other admins', async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin('other')];
    await expect(call('viewAsUser', { uid: other.uid, reason: 'Nosy.' }, admin)).rejects.toMatchObject({
      code: 'admin-account',
    });
  });
});
