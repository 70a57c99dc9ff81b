import { randomUUID } from 'node:crypto';
import { paths } from '#domain/collections';
import { recentSignInMs } from '#domain/operations';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { signedInAgo } from '../support/oldSignIn';
import { withSecondFactor } from '../support/secondFactor';
import { call, closeAdmin, db, readStatus, type SignedIn, signUp, signUpAdmin } from '../support/stack';

/** An admin who signed in without a second factor. */
let admin: SignedIn;
/** The same admin with a second factor. */
let secured: SignedIn;
let person: SignedIn;
let jobId: string;

beforeAll(async () => {
  admin = await signUpAdmin();
  secured = withSecondFactor(admin);
  person = await signUp();
  jobId = await submit(person, { url: 'http://127.0.0.1:9/' });
  await jobWhen(jobId, hasEnded);
});
afterAll(async () => {
  await db.doc(paths.accessSettings).set({ mode: 'open' });
  await closeAdmin();
});

const refused = { status: 'PERMISSION_DENIED', code: 'second-factor-required' };
const setRequired = (required: boolean, as: SignedIn) => call('setSecondFactorRequired', { required }, as);

it('can be required only by an admin who has signed in with one', async () => {
  await expect(setRequired(true, admin)).rejects.toMatchObject(refused);
  await expect(setRequired(true, withSecondFactor(person))).rejects.toMatchObject({ code: 'not-admin' });
  const old = withSecondFactor(await signedInAgo(admin, recentSignInMs + 10_000));
  await expect(setRequired(true, old)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  await setRequired(true, secured);
  const entries = await db.collection(paths.auditLog).where('actorUid', '==', admin.uid).get();
  expect(entries.docs.map((doc) => doc.data())).toMatchObject([
    { action: 'settings.second-factor', before: { required: false }, after: { required: true } },
  ]);
});

describe('while a second factor is required', () => {
  it.each([
    ['readAccount', () => ({ uid: person.uid })],
    ['setAdmin', () => ({ uid: person.uid, admin: true })],
    ['setSecondFactorRequired', () => ({ required: false })],
  ])('rejects %s for an admin without one', async (name, request) => {
    await expect(call(name, request(), admin)).rejects.toMatchObject(refused);
  });

  it('treats an admin without one as a user', async () => {
    await expect(call('startSession', {}, admin)).resolves.toBeDefined();
    const own = await submit(admin, { url: 'http://127.0.0.1:9/' });
    await jobWhen(own, hasEnded);
    const retry = { jobId, idempotencyKey: randomUUID() };
    await expect(call('retryJob', retry, admin)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(await readStatus(paths.job(own), admin)).toBe(200);
    expect(await readStatus(paths.job(jobId), admin)).toBe(403);
    expect(await readStatus(paths.user(person.uid), admin)).toBe(403);
    // The settings show the reason.
    expect(await readStatus(paths.accessSettings, admin)).toBe(200);
  });

  it('gives an admin with one all rights', async () => {
    await expect(call('readAccount', { uid: person.uid }, secured)).resolves.toBeDefined();
    expect(await readStatus(paths.job(jobId), secured)).toBe(200);
    expect(await readStatus(paths.user(person.uid), secured)).toBe(200);
  });

  it('gives a user with one no admin rights', async () => {
    const user = withSecondFactor(person);
    await expect(call('readAccount', { uid: admin.uid }, user)).rejects.toMatchObject({ code: 'not-admin' });
    expect(await readStatus(paths.user(admin.uid), user)).toBe(403);
  });
});

it('is no longer required once an admin with one turns it off', async () => {
  await setRequired(false, secured);
  await expect(call('readAccount', { uid: person.uid }, admin)).resolves.toBeDefined();
  expect(await readStatus(paths.user(person.uid), admin)).toBe(200);
});
