import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { internalPaths, paths } from '#domain/collections';
import { type Job, noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import { startNext, startWaiting } from '#functions/jobs/startWaiting';
import { createJob } from '#functions/jobs/submit';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, change, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';
import { messageOf, Slices } from './slices';

let site: SiteServer;
let slices: Slices;

beforeAll(async () => {
  site = await startSite(() => ({ '/': page('Home', { nav: false }) }), { delayMs: 300 });
  slices = await Slices.build('test-queue-slices', {});
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const allow = ({ uid }: SignedIn, jobsAtOnce: number, queuedJobs: number) =>
  change(paths.user(uid), { limits: { jobsAtOnce, queuedJobs, jobsPerMonth: 100 } });

const stored = async (jobId: string) => (await db.doc(paths.job(jobId)).get()).data() as Job;

/** Creates a job without enqueueing it. */
const created = (person: SignedIn) =>
  createJob(
    { input: v.parse(jobInputSchema, { url: site.url }), idempotencyKey: randomUUID() },
    { uid: person.uid },
  );

async function submitMany(person: SignedIn, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await submit(person, { url: site.url }));
  return ids;
}

describe('the queue of a user', () => {
  it('starts waiting jobs by itself, in order, and refuses more than the plan’s limit', async () => {
    const person = await signUp();
    await allow(person, 1, 3);
    const ids = await submitMany(person, 4);
    await expect(submit(person, { url: site.url })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message:
        'Your plan’s limit is 1 concurrent and 3 queued jobs, and the queue is full. Wait until a job has ended, or cancel one. A larger plan has a longer queue.',
    });
    const jobs = await Promise.all(ids.map((id) => jobWhen(id, hasEnded)));
    expect(jobs.map(({ state }) => state)).toEqual(Array(4).fill('succeeded'));
    const times = await Promise.all(ids.map((id) => db.doc(paths.job(id)).get()));
    const millis = (at: number, field: string): number => times[at]?.get(field).toMillis();
    for (const at of [1, 2, 3])
      expect(millis(at, 'startedAt')).toBeGreaterThanOrEqual(millis(at - 1, 'finishedAt'));
  });

  it('doesn’t delay the first job of another user', async () => {
    const [busy, other] = [await signUp('busy'), await signUp('other')];
    await allow(busy, 2, 18);
    const started = [await created(busy), await created(busy)];
    const queued = await submitMany(busy, 18);
    const first = await jobWhen(await submit(other, { url: site.url }), hasEnded);
    expect(first).toMatchObject({ state: 'succeeded', waitsFor: null });
    const waiting = (await Promise.all(queued.map(stored))).filter(({ waitsFor }) => waitsFor);
    expect(waiting).toHaveLength(18);
    await call('cancelJobs', { jobIds: [...queued, ...started] }, busy);
    for (const id of [...queued, ...started]) await jobWhen(id, hasEnded);
  });

  it('starts nothing for a blocked user or while new jobs are paused, and continues afterward', async () => {
    const person = await signUp();
    await allow(person, 1, 5);
    const [first, second] = [await created(person), await created(person)];
    await db.recursiveDelete(db.doc(paths.job(first)));
    await change(paths.user(person.uid), { state: 'blocked' });
    expect(await startWaiting(person.uid)).toBe(0);
    await change(paths.user(person.uid), { state: 'active' });
    const settings = db.doc(paths.accessSettings);
    await settings.set({ jobsPaused: true }, { merge: true });
    try {
      expect(await startWaiting(person.uid)).toBe(0);
    } finally {
      await settings.update({ jobsPaused: false });
    }
    expect(await stored(second)).toMatchObject({ state: 'queued', waitsFor: 'own-jobs' });
    expect(await startWaiting(person.uid)).toBe(1);
    expect(await jobWhen(second, hasEnded)).toMatchObject({ state: 'succeeded' });
  });

  it('cancels a waiting job, which then never starts', async () => {
    const person = await signUp();
    await allow(person, 1, 5);
    // It counts as started, and ends only when it is canceled.
    const running = await created(person);
    const [canceled = '', last = ''] = await submitMany(person, 2);
    expect(await call('cancelJob', { jobId: canceled }, person)).toEqual({ outcome: 'canceled' });
    expect(await stored(canceled)).toMatchObject({ state: 'canceled', waitsFor: null, startedAt: null });
    expect(await stored(last)).toMatchObject({ state: 'queued', waitsFor: 'own-jobs' });
    await call('cancelJob', { jobId: running }, person);
    expect((await jobWhen(last, hasEnded)).state).toBe('succeeded');
    expect(await stored(canceled)).toMatchObject({ state: 'canceled', startedAt: null });
  });
});

describe('after a process is killed', () => {
  it('the retried task starts the next job, if the slice died right after it ended its job', async () => {
    const person = await signUp();
    await allow(person, 1, 5);
    const [first, second] = [await created(person), await created(person)];
    expect(await stored(second)).toMatchObject({ state: 'queued', waitsFor: 'own-jobs', ahead: 1 });
    expect(await slices.dieAt(first, 'ending', 'answered')).toBe(true);
    expect(await stored(first)).toMatchObject({ state: 'succeeded' });
    expect(await stored(second)).toMatchObject({ state: 'queued', waitsFor: 'own-jobs' });
    await slices.runToTheEnd(first);
    expect(await jobWhen(second, hasEnded)).toMatchObject({ state: 'succeeded', waitsFor: null });
  });

  it('the sweep starts waiting jobs that nobody else starts', async () => {
    const person = await signUp();
    await allow(person, 1, 5);
    const [first, second] = [await created(person), await created(person)];
    await db.recursiveDelete(db.doc(paths.job(first)));
    await change(paths.job(second), { updatedAt: new Date(Date.now() - 3_600_000) });
    await runScheduled('sweepJobs');
    expect(await jobWhen(second, hasEnded)).toMatchObject({ state: 'succeeded' });
  });

  it('a job whose task was enqueued before its reason was cleared runs once', async () => {
    const person = await signUp();
    await allow(person, 1, 5);
    const [first, second] = [await created(person), await created(person)];
    const child = slices.start('run', second, '1');
    await messageOf(child);
    const job = await jobWhen(second, hasEnded);
    expect(job).toMatchObject({ state: 'succeeded', waitsFor: null });
    const leases = await db.collection(internalPaths.log(second)).where('kind', '==', 'lease').get();
    await startNext(person.uid);
    expect(leases.size).toBe(1);
    await call('cancelJob', { jobId: first }, person);
  });
});

describe('when every machine is busy', () => {
  it('starts the first job of each user, and further ones in turn as machines become free', async () => {
    const [ada, bob] = [await signUp('ada'), await signUp('bob')];
    for (const person of [ada, bob]) await allow(person, 3, 9);
    const [adas, bobs] = [await created(ada), await created(bob)];
    const busy = { state: 'running', startedAt: new Date(), updatedAt: new Date(), progress: noProgress };
    await change(paths.job(adas), busy);
    const [second, third] = [await created(ada), await created(ada)];
    await change(paths.job(second), { waitsFor: 'own-jobs', ahead: 1 });
    await change(paths.job(third), { waitsFor: 'own-jobs', ahead: 2 });
    await change(paths.job(bobs), { waitsFor: 'own-jobs', ahead: 0 });
    expect(await startWaiting(ada.uid, 0)).toBe(0);
    expect(await stored(second)).toMatchObject({ waitsFor: 'capacity', ahead: 1 });
    expect(await startWaiting(bob.uid, 0)).toBe(1);
    await jobWhen(bobs, hasEnded);
    // Another user’s job has ended, so there is room.
    await startNext(bob.uid, 1_000_000);
    expect(await jobWhen(second, hasEnded)).toMatchObject({ state: 'succeeded' });
    expect(await jobWhen(third, hasEnded)).toMatchObject({ state: 'succeeded' });
    await change(paths.job(adas), { state: 'canceled' });
  });
});
