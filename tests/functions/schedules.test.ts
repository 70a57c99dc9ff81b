import { paths } from '#domain/collections';
import { jobIdFor } from '#functions/jobs/newJob';
import { ago, createSchedule, scheduleOf } from '../support/schedules';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, change, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

let site: SiteServer;

beforeAll(async () => {
  site = await startSite(() => ({ '/': () => page('Home', { nav: false }) }));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const create = (person: SignedIn, change: object = {}) => createSchedule(site.url, person, change);

/** Uses up the plan's concurrent and queued jobs. */
async function keepBusy({ uid }: SignedIn): Promise<() => Promise<unknown>> {
  await change(paths.user(uid), { limits: { queuedJobs: 0 } });
  const ref = db.doc(paths.job(`busy-${uid.slice(0, 20)}`));
  await ref.set({ jobId: ref.id, ownerUid: uid, state: 'running', updatedAt: new Date() });
  return () => ref.delete();
}

describe('a schedule', () => {
  it('is limited by the plan in number, frequency and pages', async () => {
    const person = await signUp();
    await expect(create(person, { repeat: 'daily' })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: expect.stringContaining('shortest schedule interval is weekly'),
    });
    await expect(create(person, { input: { url: site.url, maxPages: 501 } })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    });
    await create(person);
    await expect(create(person)).rejects.toMatchObject({ message: expect.stringContaining('1 schedule') });
    await expect(create(person, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });

  it('shows why a run was refused, and continues with the next', async () => {
    const person = await signUp();
    const id = await create(person);
    await change(paths.user(person.uid), { state: 'blocked' });
    await change(paths.schedule(id), { nextRunAt: ago(1_000) });
    await runScheduled('runSchedules');
    const schedule = await scheduleOf(id);
    expect(schedule).toMatchObject({ lastJobId: null, problem: expect.any(String) });
    const { nextRunAt } = (await db.doc(paths.schedule(id)).get()).data() ?? {};
    expect(nextRunAt.toMillis()).toBeGreaterThan(Date.now());
  });

  it('can be paused, resumed, and deleted only by its owner', async () => {
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

describe('several schedules', () => {
  it('of many users that are due at the same time start in one run of the function, each once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => signUp(`nine-${n}`)));
    const ids = await Promise.all(people.map((person) => create(person)));
    await Promise.all(ids.map((id) => change(paths.schedule(id), { nextRunAt: ago(1_000) })));
    await runScheduled('runSchedules');
    for (const id of ids) {
      const jobs = await db.collection(paths.jobs).where('scheduleId', '==', id).get();
      expect(jobs.docs.map((job) => job.id)).toEqual([(await scheduleOf(id))?.lastJobId]);
    }
  });

  it('one that fails does not stop the others, and is advanced', async () => {
    const [unlucky, other] = [await signUp(), await signUp('other')];
    const [bad, good] = [await create(unlucky), await create(other)];
    // A value that no schema allows, so its job can’t be written.
    await change(paths.schedule(bad), { 'input.url': 'no address', nextRunAt: ago(60_000) });
    await change(paths.schedule(good), { nextRunAt: ago(1_000) });
    await expect(runScheduled('runSchedules')).rejects.toThrow();
    expect((await scheduleOf(good))?.lastJobId).not.toBeNull();
    const schedule = (await db.doc(paths.schedule(bad)).get()).data();
    expect(schedule).toMatchObject({ lastJobId: null, problem: null });
    expect(schedule?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());

    await change(paths.schedule(bad), { nextRunAt: ago(1_000), delayedSince: ago(3_700_000) });
    await expect(runScheduled('runSchedules')).rejects.toThrow();
    expect(await scheduleOf(bad)).toMatchObject({
      delayedSince: null,
      problem: expect.stringContaining('on our side'),
    });
    await call('deleteSchedule', { scheduleId: bad }, unlucky);
    await runScheduled('runSchedules');
  });

  it('a run that finds the queue full is postponed with its due time, and skipped after an hour', async () => {
    const person = await signUp();
    const id = await create(person);
    const dueAt = ago(1_000);
    const free = await keepBusy(person);
    await change(paths.schedule(id), { nextRunAt: dueAt });
    await runScheduled('runSchedules');
    const schedule = (await db.doc(paths.schedule(id)).get()).data();
    expect(schedule).toMatchObject({ lastJobId: null, problem: null });
    expect(schedule?.delayedSince.toDate()).toEqual(dueAt);
    expect(schedule?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());
    expect(schedule?.nextRunAt.toMillis()).toBeLessThan(Date.now() + 300_000);

    await change(paths.schedule(id), { nextRunAt: ago(1_000), delayedSince: ago(3_700_000) });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      delayedSince: null,
      problem: expect.stringContaining('1 concurrent and 0 queued jobs'),
    });

    await free();
    await change(paths.schedule(id), { nextRunAt: ago(1_000), delayedSince: dueAt });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      lastJobId: jobIdFor(person.uid, `schedule-${id}-${dueAt.getTime()}`),
      delayedSince: null,
      problem: null,
    });
  });

  it('a due or postponed run keeps its time on a change of name, and loses it on a change of times', async () => {
    const person = await signUp();
    const id = await create(person);
    const times = { nextRunAt: ago(1_000), delayedSince: ago(60_000) };
    await change(paths.schedule(id), times);
    await call('updateSchedule', { scheduleId: id, title: 'Another name', hour: 6 }, person);
    const renamed = (await db.doc(paths.schedule(id)).get()).data();
    expect(renamed?.title).toBe('Another name');
    expect(renamed?.nextRunAt.toDate()).toEqual(times.nextRunAt);
    expect(renamed?.delayedSince.toDate()).toEqual(times.delayedSince);

    await call('updateSchedule', { scheduleId: id, hour: 7 }, person);
    const moved = (await db.doc(paths.schedule(id)).get()).data();
    expect(moved?.nextRunAt.toMillis()).toBeGreaterThan(Date.now());
    expect(moved?.delayedSince).toBeNull();
  });

  it('concurrent and interrupted runs of the function start one job', async () => {
    const person = await signUp();
    const id = await create(person);
    const nextRunAt = ago(1_000);
    await change(paths.schedule(id), { nextRunAt });
    await Promise.all([runScheduled('runSchedules'), runScheduled('runSchedules')]);
    const jobs = () => db.collection(paths.jobs).where('scheduleId', '==', id).get();
    expect((await jobs()).size).toBe(1);
    const { lastJobId } = (await scheduleOf(id)) ?? {};

    // The state after a run of the function that died right after it submitted the job.
    await change(paths.schedule(id), { nextRunAt, lastJobId: null, lastRunAt: null });
    await runScheduled('runSchedules');
    expect((await jobs()).size).toBe(1);
    expect(await scheduleOf(id)).toMatchObject({ lastJobId, problem: null });
  });
});

describe('a downgraded plan', () => {
  it('stops schedules that are too frequent, shows why, and allows pausing them', async () => {
    const person = await signUp();
    await change(paths.user(person.uid), { plan: 'team' });
    const id = await create(person, { repeat: 'hourly' });
    await change(paths.user(person.uid), { plan: 'free' });
    await change(paths.schedule(id), { nextRunAt: ago(1_000) });
    await runScheduled('runSchedules');
    expect(await scheduleOf(id)).toMatchObject({
      lastJobId: null,
      delayedSince: null,
      problem: expect.stringContaining('shortest schedule interval is weekly'),
    });
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await expect(call('updateSchedule', { scheduleId: id, paused: false }, person)).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    });
  });

  it('runs only the oldest schedules, and resumes no paused one', async () => {
    const person = await signUp();
    await change(paths.user(person.uid), { plan: 'team' });
    const [first, second, third] = [await create(person), await create(person), await create(person)];
    await call('updateSchedule', { scheduleId: third, paused: true }, person);
    await change(paths.user(person.uid), { plan: 'free', limits: { jobsAtOnce: 5 } });
    for (const id of [first, second]) await change(paths.schedule(id), { nextRunAt: ago(1_000) });
    await runScheduled('runSchedules');
    expect((await scheduleOf(first))?.lastJobId).not.toBeNull();
    expect(await scheduleOf(second)).toMatchObject({
      lastJobId: null,
      problem: expect.stringContaining('an older schedule uses it'),
    });
    const goOn = { scheduleId: third, paused: false };
    await expect(call('updateSchedule', goOn, person)).rejects.toMatchObject({
      message: expect.stringContaining('Pause or delete the other one'),
    });
    for (const id of [first, second]) await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await call('updateSchedule', goOn, person);
  });
});
