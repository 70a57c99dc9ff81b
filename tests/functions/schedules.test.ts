import { randomUUID } from 'node:crypto';
import { jobIdFor } from '../../functions/src/jobs/newJob';
import type { Comparison } from '../../src/domain/comparison';
import type { Finding } from '../../src/domain/finding';
import type { Schedule } from '../../src/domain/schedule';
import { hasEnded, jobWhen, reportOf } from '../support/jobs';
import { page } from '../support/sitePages';
import { type Answer, type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

let site: SiteServer;
let body = '';
let further: Answer = { status: 404 };

beforeAll(async () => {
  site = await startSite(() => ({
    '/': () => page('Home', { body, nav: false }),
    '/further': () => further,
  }));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

async function create(
  person: SignedIn,
  change: object = {},
  requestKey: string = randomUUID(),
): Promise<string> {
  const request = {
    title: 'My site',
    input: { url: site.url },
    repeat: 'weekly',
    timeZone: 'Europe/London',
    requestKey,
  };
  return (await call<{ scheduleId: string }>('createSchedule', { ...request, ...change }, person)).scheduleId;
}

const scheduleOf = async (id: string) =>
  (await db.doc(`schedules/${id}`).get()).data() as Schedule | undefined;

/** Lets its time come, and the clock's turn. @returns the job that it ran. */
async function runNow(id: string): Promise<string> {
  const before = (await scheduleOf(id))?.lastJobId;
  await db.doc(`schedules/${id}`).update({ nextRunAt: new Date(Date.now() - 1_000) });
  await runScheduled('runSchedules');
  const jobId = (await scheduleOf(id))?.lastJobId ?? '';
  expect(jobId).not.toBe(before ?? '');
  return jobId;
}

describe('a schedule', () => {
  it('runs when it is due, once, compares each run with the one before, and writes when it got worse', async () => {
    const person = await signUp();
    const key = randomUUID();
    const id = await create(person, {}, key);
    expect(await create(person, {}, key)).toBe(id);
    body = '<a href="/gone-at-first">x</a>';
    const first = await jobWhen(await runNow(id), hasEnded);
    expect(first).toMatchObject({
      state: 'succeeded',
      scheduleId: id,
      title: 'My site',
      previousJobId: null,
    });
    const moved = await scheduleOf(id);
    expect(moved?.problem).toBeNull();
    await runScheduled('runSchedules');
    expect((await scheduleOf(id))?.lastJobId).toBe(first.jobId);

    body = '<a href="/gone-later">x</a>';
    const second = await jobWhen(await runNow(id), hasEnded);
    expect(second.previousJobId).toBe(first.jobId);
    const comparison = (await db.doc(`jobs/${second.jobId}/report/comparison`).get()).data() as Comparison;
    expect(comparison).toMatchObject({
      kind: 'compared',
      previousJobId: first.jobId,
      new: { error: 1 },
      fixed: { error: 1 },
      notSeen: { error: 0 },
    });
    const mails = await db.collection('mail').where('to', 'array-contains', person.email).get();
    const worse = mails.docs
      .map((mail) => mail.data().message)
      .filter(({ subject }) => subject.includes('new error'));
    expect(worse).toHaveLength(1);
    expect(worse[0].text).toContain(`/dashboard/jobs/${second.jobId}`);

    const third = await jobWhen(await runNow(id), hasEnded);
    expect((await db.doc(`jobs/${third.jobId}/report/comparison`).get()).data()).toMatchObject({
      new: { error: 0 },
      fixed: { error: 0 },
      persisting: { error: 1 },
    });
    expect((await db.collection('mail').where('to', 'array-contains', person.email).get()).size).toBe(
      mails.size,
    );
  });

  it('is compared with the run that succeeded when the one before did not', async () => {
    const person = await signUp();
    const id = await create(person);
    const first = await jobWhen(await runNow(id), hasEnded);
    const failed = await jobWhen(await runNow(id), hasEnded);
    await db.doc(`jobs/${failed.jobId}`).update({ state: 'failed', result: null });
    const third = await jobWhen(await runNow(id), hasEnded);
    expect(third.previousJobId).toBe(first.jobId);
  });

  it('is not compared with a run that was asked for something else', async () => {
    const person = await signUp();
    const id = await create(person);
    await jobWhen(await runNow(id), hasEnded);
    await call('updateSchedule', { scheduleId: id, input: { url: site.url, maxPages: 7 } }, person);
    const second = await jobWhen(await runNow(id), hasEnded);
    expect((await db.doc(`jobs/${second.jobId}/report/comparison`).get()).data()).toMatchObject({
      kind: 'incomparable',
      why: expect.stringContaining('Most pages'),
    });
  });

  it('keeps to the plan: how many, how often, how large', async () => {
    const person = await signUp();
    await expect(create(person, { repeat: 'daily' })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: expect.stringContaining('weekly at most'),
    });
    await expect(create(person, { input: { url: site.url, maxPages: 501 } })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    });
    await create(person);
    await expect(create(person)).rejects.toMatchObject({ message: expect.stringContaining('one schedule') });
    await expect(create(person, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });

  it('says why a run was refused, and goes on with the next', async () => {
    const person = await signUp();
    const id = await create(person);
    await db.doc(`users/${person.uid}`).update({ state: 'blocked' });
    await db.doc(`schedules/${id}`).update({ nextRunAt: new Date(Date.now() - 1_000) });
    await runScheduled('runSchedules');
    const schedule = await scheduleOf(id);
    expect(schedule).toMatchObject({ lastJobId: null, problem: expect.any(String) });
    const { nextRunAt } = (await db.doc(`schedules/${id}`).get()).data() ?? {};
    expect(nextRunAt.toMillis()).toBeGreaterThan(Date.now());
  });

  it('pauses, goes on, and can be deleted by nobody else', async () => {
    const [person, other] = [await signUp(), await signUp('other')];
    const id = await create(person);
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    expect(await scheduleOf(id)).toMatchObject({ paused: true, nextRunAt: null });
    await call('updateSchedule', { scheduleId: id, paused: false, hour: 9 }, person);
    expect((await scheduleOf(id))?.nextRunAt).not.toBeNull();
    await expect(call('deleteSchedule', { scheduleId: id }, other)).rejects.toMatchObject({
      status: 'NOT_FOUND',
    });
    await call('deleteSchedule', { scheduleId: id }, person);
    expect(await scheduleOf(id)).toBeUndefined();
  });
});

const soon = (before: number) => new Date(Date.now() - before);

/** The subjects of what was written to a person when something got worse. */
async function alarmsFor({ email }: SignedIn): Promise<readonly string[]> {
  const mails = await db.collection('mail').where('to', 'array-contains', email).get();
  return mails.docs
    .map((mail) => mail.data().message.subject as string)
    .filter((subject) => subject.includes('new '));
}

const comparisonOf = async (jobId: string) =>
  (await db.doc(`jobs/${jobId}/report/comparison`).get()).data() as Comparison;

/** Takes one of a plan's jobs at once. */
async function keepBusy({ uid }: SignedIn): Promise<() => Promise<unknown>> {
  const ref = db.doc(`jobs/busy-${uid.slice(0, 20)}`);
  await ref.set({ jobId: ref.id, ownerUid: uid, state: 'running', updatedAt: new Date() });
  return () => ref.delete();
}

describe('one schedule and the others', () => {
  it('one that cannot be run keeps nobody else from their turn, and moves on', async () => {
    const [unlucky, other] = [await signUp(), await signUp('other')];
    const [bad, good] = [await create(unlucky), await create(other)];
    // As no schema lets it be: a job of it can't be written.
    await db.doc(`schedules/${bad}`).update({ 'input.url': 'no address', nextRunAt: soon(60_000) });
    await db.doc(`schedules/${good}`).update({ nextRunAt: soon(1_000) });
    await expect(runScheduled('runSchedules')).rejects.toThrow();
    expect((await scheduleOf(good))?.lastJobId).not.toBeNull();
    const held = (await db.doc(`schedules/${bad}`).get()).data();
    expect(held).toMatchObject({ lastJobId: null, problem: null });
    expect(held?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());

    await db.doc(`schedules/${bad}`).update({ nextRunAt: soon(1_000), heldSince: soon(3_700_000) });
    await expect(runScheduled('runSchedules')).rejects.toThrow();
    expect(await scheduleOf(bad)).toMatchObject({
      heldSince: null,
      problem: expect.stringContaining('on our side'),
    });
    await call('deleteSchedule', { scheduleId: bad }, unlucky);
    await runScheduled('runSchedules');
  });

  it('a run that waits for another job steps back, keeps its time, and is left out after an hour', async () => {
    const person = await signUp();
    const id = await create(person);
    const dueAt = soon(1_000);
    const free = await keepBusy(person);
    await db.doc(`schedules/${id}`).update({ nextRunAt: dueAt });
    await runScheduled('runSchedules');
    const held = (await db.doc(`schedules/${id}`).get()).data();
    expect(held).toMatchObject({ lastJobId: null, problem: null });
    expect(held?.heldSince.toDate()).toEqual(dueAt);
    expect(held?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());
    expect(held?.nextRunAt.toMillis()).toBeLessThan(Date.now() + 300_000);

    await db.doc(`schedules/${id}`).update({ nextRunAt: soon(1_000), heldSince: soon(3_700_000) });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      heldSince: null,
      problem: expect.stringContaining('one job at a time'),
    });

    await free();
    await db.doc(`schedules/${id}`).update({ nextRunAt: soon(1_000), heldSince: dueAt });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      lastJobId: jobIdFor(person.uid, `schedule-${id}-${dueAt.getTime()}`),
      heldSince: null,
      problem: null,
    });
  });

  it('a run that is due or held up keeps its time when only the name changes, and loses it with other times', async () => {
    const person = await signUp();
    const id = await create(person);
    const times = { nextRunAt: soon(1_000), heldSince: soon(60_000) };
    await db.doc(`schedules/${id}`).update(times);
    await call('updateSchedule', { scheduleId: id, title: 'Another name', hour: 6 }, person);
    const renamed = (await db.doc(`schedules/${id}`).get()).data();
    expect(renamed?.title).toBe('Another name');
    expect(renamed?.nextRunAt.toDate()).toEqual(times.nextRunAt);
    expect(renamed?.heldSince.toDate()).toEqual(times.heldSince);

    await call('updateSchedule', { scheduleId: id, hour: 7 }, person);
    const moved = (await db.doc(`schedules/${id}`).get()).data();
    expect(moved?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());
    expect(moved?.heldSince).toBeNull();
  });

  it('two turns of the clock at once, and one that died before it moved on, start one job', async () => {
    const person = await signUp();
    const id = await create(person);
    const nextRunAt = soon(1_000);
    await db.doc(`schedules/${id}`).update({ nextRunAt });
    await Promise.all([runScheduled('runSchedules'), runScheduled('runSchedules')]);
    const jobs = () => db.collection('jobs').where('scheduleId', '==', id).get();
    expect((await jobs()).size).toBe(1);
    const { lastJobId } = (await scheduleOf(id)) ?? {};

    // As a turn leaves it that dies after it submitted the job.
    await db.doc(`schedules/${id}`).update({ nextRunAt, lastJobId: null, lastRunAt: null });
    await runScheduled('runSchedules');
    expect((await jobs()).size).toBe(1);
    expect(await scheduleOf(id)).toMatchObject({ lastJobId, problem: null });
  });
});

describe('a plan that got smaller', () => {
  it('lets schedules stand still that run too often, says why, and lets them be paused', async () => {
    const person = await signUp();
    await db.doc(`users/${person.uid}`).update({ plan: 'team' });
    const id = await create(person, { repeat: 'hourly' });
    await db.doc(`users/${person.uid}`).update({ plan: 'free' });
    await db.doc(`schedules/${id}`).update({ nextRunAt: soon(1_000) });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      lastJobId: null,
      heldSince: null,
      problem: expect.stringContaining('weekly at most'),
    });
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await expect(call('updateSchedule', { scheduleId: id, paused: false }, person)).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    });
  });

  it('runs the oldest schedules only, and lets no paused one go on beside them', async () => {
    const person = await signUp();
    await db.doc(`users/${person.uid}`).update({ plan: 'team' });
    const [first, second, third] = [await create(person), await create(person), await create(person)];
    await call('updateSchedule', { scheduleId: third, paused: true }, person);
    await db.doc(`users/${person.uid}`).update({ plan: 'free', limits: { jobsAtOnce: 5 } });
    for (const id of [first, second]) await db.doc(`schedules/${id}`).update({ nextRunAt: soon(1_000) });
    await runScheduled('runSchedules');
    expect((await scheduleOf(first))?.lastJobId).not.toBeNull();
    expect(await scheduleOf(second)).toMatchObject({
      lastJobId: null,
      problem: expect.stringContaining('an older one uses it'),
    });
    const goOn = { scheduleId: third, paused: false };
    await expect(call('updateSchedule', goOn, person)).rejects.toMatchObject({
      message: expect.stringContaining('another one uses it'),
    });
    for (const id of [first, second]) await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await call('updateSchedule', goOn, person);
  });
});

describe('what a run is compared with', () => {
  it('is the last one that came to its end, however many failed since', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const good = await jobWhen(await runNow(id), hasEnded);
    const failed = await jobWhen(await runNow(id), hasEnded);
    await db.doc(`jobs/${failed.jobId}`).update({ state: 'failed' });
    body = '<a href="/gone-meanwhile">x</a>';
    const worse = await jobWhen(await runNow(id), hasEnded);
    expect(worse.previousJobId).toBe(good.jobId);
    expect(await comparisonOf(worse.jobId)).toMatchObject({ new: { error: 1 }, worse: { error: 1 } });
    expect(await alarmsFor(person)).toEqual([expect.stringContaining('1 new error')]);
  });

  it('is kept until the next run has ended, though its time is over', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const month = await jobWhen(await runNow(id), hasEnded);
    await db.doc(`jobs/${month.jobId}`).update({ expiresAt: soon(3_600_000) });
    await runScheduled('sweepJobs');
    const kept = (await db.doc(`jobs/${month.jobId}`).get()).data();
    expect(kept?.expiresAt.toMillis()).toBeGreaterThan(Date.now());
    expect((await db.collection(`jobs/${month.jobId}/parts`).get()).empty).toBe(false);

    const next = await jobWhen(await runNow(id), hasEnded);
    expect(await comparisonOf(next.jobId)).toMatchObject({ kind: 'compared', previousJobId: month.jobId });
    for (const { jobId } of [month, next])
      await db.doc(`jobs/${jobId}`).update({ expiresAt: soon(3_600_000) });
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await runScheduled('sweepJobs');
    for (const { jobId } of [month, next]) expect((await db.doc(`jobs/${jobId}`).get()).exists).toBe(false);
  });

  it.each([
    [
      'a rule that came since',
      (all: readonly string[]) => ({ judgedBy: all.filter((id) => id !== 'broken-link') }),
    ],
    ['a page that it had no room for', () => ({ maxPages: 1 })],
  ])('leaves %s out of an alarm', async (_, change) => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const first = await jobWhen(await runNow(id), hasEnded);
    const summary = db.doc(`jobs/${first.jobId}/report/summary`);
    const { judgedBy, maxPages } = (await summary.get()).data() ?? {};
    expect(judgedBy).toContain('broken-link');
    expect(maxPages).toBe(500);
    await summary.update(change(judgedBy));
    body = '<a href="/further">x</a>';
    further = page('Further', { body: '<a href="/not-there">x</a>', nav: false });
    const second = await jobWhen(await runNow(id), hasEnded);
    further = { status: 404 };
    const broken = (await reportOf(second.jobId)).findings.filter(({ rule }) => rule === 'broken-link');
    expect(broken).toHaveLength(1);
    const comparison = await comparisonOf(second.jobId);
    expect(comparison).toMatchObject({ kind: 'compared', worse: { error: 0 } });
    expect(comparison).toHaveProperty('newFindings', expect.arrayContaining([broken[0]?.fingerprint]));
    expect(await alarmsFor(person)).toEqual([]);
  });

  it('leaves out of an alarm what its owner set aside, which later runs still know', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '<a href="/left-as-it-is">x</a>';
    const first = await jobWhen(await runNow(id), hasEnded);
    const brokenIn = async (jobId: string) =>
      (await reportOf(jobId)).findings.find(({ rule }) => rule === 'broken-link') as Finding;
    const { fingerprint, rule, page: where } = await brokenIn(first.jobId);
    const issues = `users/${person.uid}/sites/site-${new URL(site.url).host}/issues`;
    const issue = { state: 'ignored', reason: 'It opens in May.', rule, page: where, at: new Date() };
    await db.doc(`${issues}/${fingerprint}`).set(issue);
    body = '';
    await jobWhen(await runNow(id), hasEnded);
    body = '<a href="/left-as-it-is">x</a>';
    const third = await jobWhen(await runNow(id), hasEnded);
    expect((await brokenIn(third.jobId)).fingerprint).toBe(fingerprint);
    expect(await comparisonOf(third.jobId)).toMatchObject({ new: { error: 1 }, worse: { error: 0 } });
    expect(await alarmsFor(person)).toEqual([]);
  });
});
