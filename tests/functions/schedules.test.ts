import { randomUUID } from 'node:crypto';
import type { Comparison } from '../../src/domain/comparison';
import type { Schedule } from '../../src/domain/schedule';
import { hasEnded, jobWhen } from '../support/jobs';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

let site: SiteServer;
let body = '';

beforeAll(async () => {
  site = await startSite(() => ({ '/': () => page('Home', { body, nav: false }) }));
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
