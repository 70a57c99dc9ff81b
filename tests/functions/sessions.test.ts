import type { AccessMode } from '#domain/access';
import { paths } from '#domain/collections';
import type { WaitlistEntry } from '#domain/waitlist';
import { newEntry } from '#functions/access/waitlist/entry';
import { setSignUps } from '../support/accessMode';
import {
  askIdentity,
  auth,
  call,
  closeAdmin,
  createAccount,
  db,
  freshAddress,
  readStatus,
  type SignedIn,
  signIn,
  signUp,
} from '../support/stack';

afterEach(() => setSignUps('open'));
afterAll(closeAdmin);

const userOf = async (uid: string) => (await db.doc(paths.user(uid)).get()).data();
const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};
const entriesOf = async (email: string) =>
  (await db.collection(paths.waitlist).where('email', '==', email).get()).docs.map((doc) => doc.data());

describe('the first session', () => {
  it.each<[AccessMode, string, object, number]>([
    ['open', 'active', {}, 0],
    ['waitlist', 'waitlisted', { waitlisted: true }, 1],
  ])('with access mode “%s” creates a user that is %s', async (mode, state, claims, entries) => {
    await setSignUps(mode);
    const person = await createAccount(freshAddress('new'));
    const answer = await call('startSession', {}, person);
    expect(answer).toEqual({ claims, refresh: entries > 0 });
    expect(await userOf(person.uid)).toMatchObject({
      email: person.email,
      state,
      admin: false,
      plan: 'free',
    });
    expect(await claimsOf(person.uid)).toEqual(claims);
    expect(await entriesOf(person.email)).toHaveLength(entries);
  });

  it('with access mode “closed” is rejected and leaves no data', async () => {
    await setSignUps('closed');
    const person = await createAccount(freshAddress('new'));
    await expect(call('startSession', {}, person)).rejects.toMatchObject({ code: 'sign-ups-closed' });
    expect(await userOf(person.uid)).toBeUndefined();
    expect(await claimsOf(person.uid)).toEqual({});
    expect(await entriesOf(person.email)).toEqual([]);
  });

  it('is rejected for an anonymous account and leaves no data', async () => {
    const { localId, idToken } = await askIdentity('signUp', {});
    const anonymous = { uid: String(localId), email: '', token: String(idToken) };
    await expect(call('startSession', {}, anonymous)).rejects.toMatchObject({ code: 'anonymous-account' });
    expect(await userOf(anonymous.uid)).toBeUndefined();
  });

  it('starts with the default plan and limits of the settings', async () => {
    await db.doc(paths.accessSettings).set({ mode: 'open', plan: 'pro', limits: { jobsAtOnce: 2 } });
    const person = await signUp();
    expect(await userOf(person.uid)).toMatchObject({ plan: 'pro', limits: { jobsAtOnce: 2 } });
  });

  it('creates one user and one waitlist entry when started twice concurrently', async () => {
    await setSignUps('waitlist');
    const person = await createAccount(freshAddress('new'));
    await Promise.all([call('startSession', {}, person), call('startSession', {}, person)]);
    expect(await entriesOf(person.email)).toHaveLength(1);
  });

  it.each(['closed', 'waitlist'] as const)(
    'lets an invited address in when it is proven, with sign-ups “%s”',
    async (mode) => {
      await setSignUps('waitlist');
      const first = await createAccount(freshAddress('invited'));
      const entry: WaitlistEntry = { ...newEntry(first.email, new Date()), state: 'approved' };
      const ref = db.doc(paths.waitlistEntry(entry.id));
      await ref.set({ ...entry });
      if (mode === 'waitlist') await call('startSession', {}, first);
      await setSignUps(mode);

      const wrong = { ticket: 'A'.repeat(27) };
      if (mode === 'closed') {
        await expect(call('startSession', wrong, first)).rejects.toMatchObject({ code: 'sign-ups-closed' });
      } else {
        expect(await call('startSession', wrong, first)).toMatchObject({ claims: { waitlisted: true } });
        expect(await call('waitlistPlace', {}, first)).toMatchObject({ state: 'waiting' });
      }
      expect(await call('startSession', { ticket: entry.ticket }, first)).toMatchObject({
        claims: {},
      });
      expect(await userOf(first.uid)).toMatchObject({ state: 'active' });
      expect((await ref.get()).data()).toMatchObject({ uid: first.uid });
    },
  );
});

describe('a later session', () => {
  it('sets missing claims', async () => {
    await setSignUps('waitlist');
    const person = await createAccount(freshAddress('half'));
    await call('startSession', {}, person);
    await auth.setCustomUserClaims(person.uid, null);
    expect(await call('startSession', {}, person)).toEqual({ claims: { waitlisted: true }, refresh: true });
    expect(await claimsOf(person.uid)).toEqual({ waitlisted: true });
  });

  it('creates a missing user document and a missing waitlist entry', async () => {
    await setSignUps('waitlist');
    const person = await createAccount(freshAddress('half'));
    await auth.setCustomUserClaims(person.uid, { admin: true });
    await call('startSession', {}, person);
    expect(await claimsOf(person.uid)).toEqual({ waitlisted: true });
    for (const doc of (await db.collection(paths.waitlist).where('uid', '==', person.uid).get()).docs) {
      await doc.ref.delete();
    }
    await call('startSession', {}, person);
    expect(await entriesOf(person.email)).toHaveLength(1);
  });

  it('copies a name, photo and email address that were changed elsewhere', async () => {
    const person = await signUp();
    const email = freshAddress('Renamed');
    await auth.updateUser(person.uid, {
      displayName: 'Ada L.',
      photoURL: 'https://example.test/a.png',
      email,
    });
    await call('startSession', {}, person);
    expect(await userOf(person.uid)).toMatchObject({
      displayName: 'Ada L.',
      nameKey: 'ada l.',
      photoURL: 'https://example.test/a.png',
      email: email.toLowerCase(),
    });
  });

  it('sanitizes a hostile name or photo that was set directly at Firebase Authentication', async () => {
    const person = await signUp();
    const displayName = `\u202eada\u0000${'x'.repeat(440)}`;
    await askIdentity('update', { idToken: person.token, displayName, photoUrl: 'javascript:alert(1)' });
    await call('startSession', {}, person);
    expect(await userOf(person.uid)).toMatchObject({ displayName: `ada ${'x'.repeat(76)}`, photoURL: null });
  });

  it('does not restore an account that is being deleted', async () => {
    const person = await signUp();
    await db.doc(paths.user(person.uid)).delete();
    await db.doc(paths.deletion(person.uid)).set({ uid: person.uid, email: person.email });
    await expect(call('startSession', {}, person)).rejects.toMatchObject({ code: 'account-deleting' });
    await db.doc(paths.deletion(person.uid)).delete();
  });

  it('is rejected for a deleted account', async () => {
    const person = await signUp();
    await db.doc(paths.user(person.uid)).delete();
    await auth.deleteUser(person.uid);
    await expect(call('startSession', {}, person)).rejects.toMatchObject({ code: 'no-such-user' });
    expect(await userOf(person.uid)).toBeUndefined();
  });
});

describe('a profile', () => {
  it('is changed in the account and in the document', async () => {
    const person = await signUp();
    await call('updateProfile', { displayName: ' Ada ', photoURL: 'https://example.test/ada.png' }, person);
    expect(await userOf(person.uid)).toMatchObject({ displayName: 'Ada', nameKey: 'ada' });
    expect(await auth.getUser(person.uid)).toMatchObject({ displayName: 'Ada' });
    await call('updateProfile', { displayName: null, photoURL: null }, person);
    expect(await userOf(person.uid)).toMatchObject({ displayName: null, photoURL: null });
    expect((await auth.getUser(person.uid)).photoURL).toBeUndefined();
  });

  it('has an uploaded photo until it is removed', async () => {
    const person = await signUp();
    const path = `users/${person.uid}/settings/photo`;
    const image = 'data:image/jpeg;base64,/9j/4AAQ';
    const profile = { displayName: null, photoURL: null };
    await call('updateProfile', { ...profile, uploadedPhoto: image }, person);
    expect((await db.doc(path).get()).data()).toEqual({ image });
    await call('updateProfile', { ...profile, displayName: 'Ada' }, person);
    await call('startSession', {}, person);
    expect(await userOf(person.uid)).toMatchObject({ displayName: 'Ada', hasUploadedPhoto: true });
    await call('updateProfile', { ...profile, uploadedPhoto: null }, person);
    expect(await userOf(person.uid)).toMatchObject({ hasUploadedPhoto: false });
    expect((await db.doc(path).get()).exists).toBe(false);
  });

  it.each([
    [
      'an uploaded page',
      { displayName: null, photoURL: null, uploadedPhoto: 'data:text/html;base64,PGI+' },
      'WebP or JPEG',
    ],
    ['a photo by a script', { displayName: null, photoURL: 'javascript:alert(1)' }, 'https://'],
    ['a name of two lines', { displayName: 'a\nb', photoURL: null }, 'one line'],
    ['an empty name', { displayName: '  ', photoURL: null }, 'empty'],
    ['an unknown field', { displayName: null, photoURL: null, plan: 'team' }, 'plan'],
  ])('rejects %s', async (_, profile, words) => {
    await expect(call('updateProfile', profile, await signUp())).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining(words),
    });
  });
});

test('signing out everywhere ends all earlier sessions and no later one', async () => {
  const person = await signUp();
  const mine = paths.usage(person.uid, '2026-11');
  expect(await readStatus(mine, person)).toBe(404);
  await call('signOutEverywhere', {}, person);
  expect(await readStatus(mine, person)).toBe(403);
  await expect(call('updateProfile', { displayName: null, photoURL: null }, person)).rejects.toMatchObject({
    status: 'UNAUTHENTICATED',
    code: 'signed-out',
  });
  // Sign-in times have whole seconds, so the next session starts after the sign-out.
  const ended = (await userOf(person.uid))?.signedOutAt.toMillis();
  while (Math.floor(Date.now() / 1_000) * 1_000 < ended) await new Promise(setImmediate);
  const again = await signIn(person);
  expect(await readStatus(mine, again)).toBe(404);
});

describe('the sessions of a user', () => {
  const idOf = ({ token }: SignedIn) =>
    String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).auth_time);
  const listed = async (uid: string) =>
    (await db.collection(paths.sessions(uid)).listDocuments()).map(({ id }) => id);

  /** Logs in again in the next second. Sign-in times have whole seconds. */
  async function laterLogin(person: SignedIn): Promise<SignedIn> {
    const next = (Math.floor(Date.now() / 1_000) + 1) * 1_000;
    while (Date.now() < next) await new Promise(setImmediate);
    const later = await signIn(person);
    await call('startSession', {}, later);
    return later;
  }

  it('are listed with their device and times, and only their owner can read them', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const path = paths.session(person.uid, idOf(person));
    const { signedInAt, lastUsedAt, device } = (await db.doc(path).get()).data() ?? {};
    expect(signedInAt.seconds).toBe(Number(idOf(person)));
    expect(lastUsedAt.toMillis()).toBeGreaterThanOrEqual(signedInAt.toMillis());
    expect(device).toBe('Unknown device');
    expect([await readStatus(path, person), await readStatus(path, other)]).toEqual([200, 403]);
  });

  it('are one for a browser that logs in again', async () => {
    const first = await signUp();
    const second = await laterLogin(first);
    await call('startSession', { replaces: idOf(first) }, second);
    expect(await listed(first.uid)).toEqual([idOf(second)]);
  });

  it('can be ended one by one, which rejects the tokens of that session only', async () => {
    const lost = await signUp();
    const mine = await laterLogin(lost);
    const usage = paths.usage(mine.uid, '2026-11');
    await call('endSession', { session: idOf(lost) }, mine);
    expect(await listed(mine.uid)).toEqual([idOf(mine)]);
    expect([await readStatus(usage, lost), await readStatus(usage, mine)]).toEqual([403, 404]);
    await expect(call('startSession', {}, lost)).rejects.toMatchObject({ code: 'signed-out' });
    await expect(call('startSession', {}, mine)).resolves.toMatchObject({ refresh: false });
  });

  it('are only removed from the list by their own logout', async () => {
    const person = await signUp();
    await call('endSession', { session: idOf(person) }, person);
    expect(await listed(person.uid)).toEqual([]);
    expect((await userOf(person.uid))?.endedSessions).toBeUndefined();
  });

  it('that don’t exist can’t be ended, so that no one can end future ones', async () => {
    const person = await signUp();
    await call('endSession', { session: '99999999999' }, person);
    expect((await userOf(person.uid))?.endedSessions).toBeUndefined();
  });

  it('are all ended but this one', async () => {
    const mine = await signUp();
    const other = await laterLogin(mine);
    const usage = paths.usage(mine.uid, '2026-11');
    while (Math.floor(Date.now() / 1_000) <= Number(idOf(other))) await new Promise(setImmediate);
    await call('signOutEverywhere', { keepThis: true }, mine);
    expect([await readStatus(usage, mine), await readStatus(usage, other)]).toEqual([404, 403]);
    expect(await listed(mine.uid)).toEqual([idOf(mine)]);
    const later = await laterLogin(other);
    expect(await readStatus(usage, later)).toBe(404);
    await call('signOutEverywhere', {}, later);
    expect(await readStatus(usage, mine)).toBe(403);
  });
});

test('limits the calls of a function', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const codes: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await call('deleteMyAccount', { confirm: 'not me' }, person).catch(({ code }) => codes.push(code));
  }
  expect(codes).toEqual([...Array(10).fill('confirmation-mismatch'), 'slow-down', 'slow-down']);
  await expect(call('deleteMyAccount', { confirm: 'not me' }, other)).rejects.toMatchObject({
    code: 'confirmation-mismatch',
  });
});
