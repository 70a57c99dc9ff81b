import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { type GuardedSite, startGuardedSite } from '../support/guardedSite';
import {
  admittedJob,
  checkBrokenLinkAgain,
  documentsWithSecret,
  headerSecretOf,
  withKeyOf,
} from '../support/headerSecrets';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { createSchedule, runNow, scheduleOf } from '../support/schedules';
import { call, change, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

let site: GuardedSite;

beforeAll(async () => {
  site = await startGuardedSite({ delayMs: 100 });
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

describe('a schedule with a secret header', () => {
  let person: SignedIn;
  let scheduleId: string;
  let last: Job;

  beforeAll(async () => {
    person = await signUp();
    scheduleId = await createSchedule(site.url, person, { input: withKeyOf(site) });
  });

  it('sends the header with every run, and never stores it in plain text', async () => {
    for (const run of [1, 2]) {
      site.admitted();
      last = await jobWhen(await runNow(scheduleId), hasEnded);
      expect([run, last]).toEqual([run, expect.objectContaining({ state: 'succeeded' })]);
      expect(site.admitted()).toBeGreaterThanOrEqual(13);
      expect(await documentsWithSecret(site.key)).toEqual([]);
      expect(await headerSecretOf('jobs', last.jobId)).toBeUndefined();
    }
    expect(await headerSecretOf('schedules', scheduleId)).toMatchObject({ ownerUid: person.uid });
    const comparison = (await db.doc(paths.comparison(last.jobId)).get()).data();
    expect(comparison).toMatchObject({ kind: 'compared' });
  });

  it('provides the header to a page check, to a retry and to another run', async () => {
    const { jobId, input } = last;
    const { secretHeaders: _, ...asked } = input;
    site.admitted();
    expect(await checkBrokenLinkAgain(jobId, person)).toMatchObject({ verdict: 'still-there' });
    expect(site.admitted()).toBeGreaterThan(0);

    const request = { input: asked, headersOf: jobId, idempotencyKey: crypto.randomUUID() };
    const again = await call<{ jobId: string }>('submitJob', request, person);
    expect(await jobWhen(again.jobId, hasEnded)).toMatchObject(admittedJob);
    expect(site.admitted()).toBeGreaterThanOrEqual(13);

    await change(paths.job(jobId), { state: 'failed' });
    const retry = { jobId, idempotencyKey: crypto.randomUUID() };
    const retried = await call<{ jobId: string }>('retryJob', retry, person);
    expect(await jobWhen(retried.jobId, hasEnded)).toMatchObject(admittedJob);
    expect(site.admitted()).toBeGreaterThanOrEqual(13);
  });

  it('does not provide the header to another site or another user', async () => {
    const { jobId, input } = last;
    const { secretHeaders: _, ...asked } = input;
    const request = { headersOf: jobId, idempotencyKey: crypto.randomUUID() };
    const elsewhere = { ...request, input: { ...asked, url: 'http://localhost:9/' } };
    await expect(call('submitJob', elsewhere, person)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    for (const other of [await signUp('other'), await signUpAdmin()]) {
      await expect(call('submitJob', { ...request, input: asked }, other)).rejects.toMatchObject({
        status: 'NOT_FOUND',
      });
    }
  });

  it('keeps the header when something else changes, except for another site', async () => {
    const update = (fields: object) => call('updateSchedule', { scheduleId, ...fields }, person);
    await update({ title: 'Another name', input: { url: `${site.url}page-1`, maxPages: 3 } });
    site.admitted();
    await jobWhen(await runNow(scheduleId), hasEnded);
    expect(site.admitted()).toBeGreaterThan(0);

    const moved = { input: { url: 'http://localhost:9/' } };
    await expect(update(moved)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('X-Key'),
    });
    await expect(update({ input: withKeyOf(site) })).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    await expect(update({ headers: { 'X-Key': 'a\r\nb' } })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
    expect((await scheduleOf(scheduleId))?.input).toMatchObject({ url: `${site.url}page-1` });
  });

  it('sends a changed value, and no removed header', async () => {
    const update = (fields: object) => call('updateSchedule', { scheduleId, ...fields }, person);
    await update({ headers: { 'x-key': 'another', 'X-Second': 'two' } });
    await jobWhen(await runNow(scheduleId), hasEnded);
    expect(site.keysSeen).toContain('another');
    expect((await scheduleOf(scheduleId))?.input.secretHeaders?.names).toEqual(['x-key', 'X-Second']);
    await update({ headers: { 'x-key': null, 'X-Second': null } });
    expect((await scheduleOf(scheduleId))?.input).not.toHaveProperty('secretHeaders');
    expect(await headerSecretOf('schedules', scheduleId)).toBeUndefined();
  });

  it('deletes the header with the schedule', async () => {
    await call('updateSchedule', { scheduleId, headers: { 'X-Key': site.key } }, person);
    expect(await headerSecretOf('schedules', scheduleId)).toBeDefined();
    await call('deleteSchedule', { scheduleId }, person);
    expect(await headerSecretOf('schedules', scheduleId)).toBeUndefined();
  });

  it('takes the header from a running job, and requires it if the job has ended', async () => {
    const slow = await startGuardedSite({ delayMs: 1_000 });
    try {
      const jobId = await submit(person, withKeyOf(slow));
      const scheduleId = await createSchedule(slow.url, person, {
        input: { url: slow.url },
        headersOf: jobId,
      });
      expect(await headerSecretOf('schedules', scheduleId)).toBeDefined();
      await call('deleteSchedule', { scheduleId }, person);
      await call('cancelJob', { jobId }, person);
      await jobWhen(jobId, hasEnded);
      const late = createSchedule(slow.url, person, { input: { url: slow.url }, headersOf: jobId });
      await expect(late).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
    } finally {
      await slow.close();
    }
  });
});
