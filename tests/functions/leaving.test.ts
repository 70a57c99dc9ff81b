import { internalPaths, paths } from '#domain/collections';
import { defaultPreferences } from '#domain/preferences';
import { entryIdFor } from '#functions/access/waitlist/entry';
import { queryWhen } from '../support/eventually';
import { startFaultySite } from '../support/faultySite';
import { pngOf } from '../support/icons';
import { comparableFindings, hasEnded, jobWhen, submit } from '../support/jobs';
import {
  auth,
  call,
  change,
  closeAdmin,
  db,
  functionUrl,
  runScheduled,
  type SignedIn,
  signUp,
  signUpAdmin,
  signUpUnconfirmed,
} from '../support/stack';
import { documentsWith } from '../support/wholeDatabase';

afterAll(closeAdmin);

/**
 * Creates a user with everything that an account can have: a report, preferences, a schedule, a waitlist entry,
 * emails, admin actions.
 */
async function settled(): Promise<{ person: SignedIn; admin: SignedIn; jobId: string; site: string }> {
  const site = await startFaultySite();
  const [person, admin] = [await signUp('settled'), await signUpAdmin()];
  const jobId = await submit(person, { url: site.url });
  await jobWhen(jobId, hasEnded);
  await site.close();
  await db.doc(paths.preferences(person.uid)).set(defaultPreferences);
  const photo = { displayName: null, photoURL: null, uploadedPhoto: 'data:image/jpeg;base64,/9j/4AAQ' };
  await call('updateProfile', photo, person);
  await db.doc(paths.share(`of-${person.uid}`)).set({ ownerUid: person.uid, jobId, url: site.url });
  await db
    .doc(paths.verification(person.uid, new URL(site.url).host))
    .set({ host: new URL(site.url).host, token: 'proof' });
  const [checked] = (await db.collection(paths.sites(person.uid)).get()).docs;
  await checked?.ref
    .collection('issues')
    .doc('set-aside')
    .set({ state: 'ignored', reason: 'It is meant so.' });
  await db.doc(paths.schedule(`of-${person.uid}`)).set({ ownerUid: person.uid, url: site.url });
  await call('setUserState', { uid: person.uid, state: 'waitlisted' }, admin);
  await call('setUserState', { uid: person.uid, state: 'active' }, admin);
  return { person, admin, jobId, site: site.url };
}

/** A deletion without a task. */
const stickDeletion = ({ uid, email }: SignedIn) => {
  const requestedAt = new Date(Date.now() - 3_600_000);
  return db.doc(paths.deletion(uid)).set({ uid, email, requestedAt, resumeAt: new Date(Date.now() - 1) });
};

async function exported(person?: SignedIn): Promise<Response> {
  return fetch(functionUrl('exportMyData'), {
    headers: person && { authorization: `Bearer ${person.token}` },
  });
}

describe('exporting an account', () => {
  it('returns one file with all data of the user and none of others', async () => {
    const { person, admin, jobId, site } = await settled();
    const response = await exported(person);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('plumbline-data.json');
    const text = await response.text();
    const file = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      'exportedAt',
      'account',
      'profile',
      'waitlist',
      'sessions',
      'settings',
      'sites',
      'usage',
      'verifications',
      'shares',
      'schedules',
      'adminActions',
      'jobs',
    ]);
    expect(file).toMatchObject({
      account: { email: person.email, providers: [{ providerId: 'password' }] },
      profile: { uid: person.uid, plan: 'free', state: 'active' },
      settings: [
        { id: 'photo', image: 'data:image/jpeg;base64,/9j/4AAQ' },
        { id: 'preferences', ...defaultPreferences },
      ],
      waitlist: { email: person.email, state: 'approved' },
      usage: [{ id: new Date().toISOString().slice(0, 7), jobs: 1 }],
      sites: [
        {
          host: new URL(site).host,
          icon: pngOf(32).toString('base64'),
          issues: [{ id: 'set-aside', reason: 'It is meant so.' }],
        },
      ],
      verifications: [{ host: new URL(site).host }],
      shares: [{ token: `of-${person.uid}`, jobId }],
      schedules: [{ ownerUid: person.uid }],
      jobs: [
        {
          jobId,
          state: 'succeeded',
          comparison: null,
          timeline: expect.arrayContaining([
            expect.objectContaining({ kind: 'submitted' }),
            expect.objectContaining({ kind: 'succeeded' }),
          ]),
        },
      ],
    });
    expect(file.adminActions).toHaveLength(2);
    expect(file.adminActions[0].actorUid).toBe('an admin');
    expect(text).not.toContain(admin.uid);
    expect(text).not.toContain('ticket');

    const stored = await db.collection(paths.parts(jobId)).get();
    const [job] = file.jobs;
    expect(job.summary.counts).toEqual(job.result.counts);
    expect(job.parts).toHaveLength(stored.size);
    const findings = (parts: { findings: Parameters<typeof comparableFindings>[0] }[]) =>
      comparableFindings(parts.flatMap((part) => part.findings));
    expect(findings(job.parts)).toEqual(
      findings(
        stored.docs.map((doc) => doc.data() as { findings: Parameters<typeof comparableFindings>[0] }),
      ),
    );
    expect(findings(job.parts).length).toBeGreaterThan(10);
  });

  it('includes more jobs than one page', async () => {
    const person = await signUp();
    for (let n = 0; n < 60; n += 1) {
      const jobId = `paged-${n}-${person.uid}`;
      await db.doc(paths.job(jobId)).set({ jobId, ownerUid: person.uid, state: 'canceled' });
    }
    const file = (await (await exported(person)).json()) as { jobs: { jobId: string }[] };
    expect(new Set(file.jobs.map((job) => job.jobId)).size).toBe(60);
  });

  it('requires authentication', async () => {
    const refused = await exported();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: { code: 'unauthenticated' } });
    const forged = { uid: 'x', email: 'x', token: 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoieCJ9.' };
    expect((await exported(forged)).status).toBe(401);
  });
});

describe('deleting an account', () => {
  const isGone = async (uid: string) => {
    const deletion = db.collection(paths.deletions).where('uid', '==', uid);
    await queryWhen(deletion, (documents) => documents.length === 0, 60_000);
  };

  it('leaves only its uid in the audit log', async () => {
    const { person, admin, jobId, site } = await settled();
    const stranger = await signUp('stranger');
    const entry = entryIdFor(person.email);
    const personalData = [person.uid, person.email, entry, jobId, site];
    expect((await documentsWith(...personalData)).length).toBeGreaterThan(10);

    await expect(call('deleteMyAccount', { confirm: stranger.email }, person)).rejects.toMatchObject({
      code: 'confirmation-mismatch',
    });
    await call('deleteMyAccount', { confirm: person.email.toUpperCase() }, person);
    await expect(submit(person, { url: site })).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
    await isGone(person.uid);

    const left = await documentsWith(...personalData);
    expect(left.filter((text) => !text.startsWith('audit/'))).toEqual([]);
    expect(left.filter((text) => text.includes(person.email))).toEqual([]);
    expect(left).toHaveLength(3);
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(call('startSession', {}, person)).rejects.toMatchObject({ code: 'no-such-user' });
    expect((await db.doc(paths.user(stranger.uid)).get()).exists).toBe(true);
    expect((await db.doc(paths.user(admin.uid)).get()).exists).toBe(true);
  });

  it('keeps the waitlist entry and emails of an address that it never verified', async () => {
    const person = await signUpUnconfirmed('claims');
    const entry = db.doc(paths.waitlistEntry(entryIdFor(person.email)));
    const mail = db.collection(paths.mails).doc();
    await entry.set({ id: entry.id, email: person.email, uid: null, state: 'waiting', joinedAt: new Date() });
    await mail.set({ to: [person.email], createdAt: new Date() });
    await call('deleteMyAccount', { confirm: person.email }, person);
    await isGone(person.uid);
    expect([(await entry.get()).exists, (await mail.get()).exists]).toEqual([true, true]);
    await Promise.all([entry.delete(), mail.delete()]);
  });

  it('by an admin cancels a running job and deletes its data', async () => {
    const slow = await startFaultySite({ delayMs: 500 });
    try {
      const [admin, person] = [await signUpAdmin(), await signUp()];
      const jobId = await submit(person, { url: slow.url });
      await jobWhen(jobId, (job) => job.progress.pages >= 2);
      const request = { uid: person.uid, confirm: person.email, reason: 'They asked by mail.' };
      await call('deleteUser', request, admin);
      await isGone(person.uid);
      const left = await documentsWith(person.uid, person.email, slow.url, jobId);
      expect(left.filter((text) => !text.startsWith('audit/'))).toEqual([]);
    } finally {
      await slow.close();
    }
  });

  it('finishes an interrupted deletion when requested again', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const jobId = `orphan-${person.uid}`;
    await db.doc(paths.part(jobId, 1)).set({ n: 1 });
    await db.doc(internalPaths.jobDeletion(jobId)).set({ ownerUid: person.uid, at: new Date() });
    await stickDeletion(person);
    await db.doc(paths.user(person.uid)).delete();
    await call('deleteUser', { uid: person.uid, confirm: person.email, reason: 'It got stuck.' }, admin);
    await isGone(person.uid);
    expect((await db.doc(paths.part(jobId, 1)).get()).exists).toBe(false);
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('is resumed by the sweep if its task was lost', async () => {
    const person = await signUp();
    await change(paths.user(person.uid), { state: 'deleting' });
    await stickDeletion(person);
    await runScheduled('sweepAccounts');
    await isGone(person.uid);
    expect((await db.doc(paths.user(person.uid)).get()).exists).toBe(false);
  });
});
