import { paths } from '#domain/collections';
import { unverifiedJobsPerDay } from '#domain/domainVerification';
import { usageDay, usageMonth } from '#domain/user';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { ago, createSchedule, runNow, scheduleOf } from '../support/schedules';
import { change, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

afterAll(closeAdmin);

/**
 * On the local stack, every loopback address but the default one counts as an unverified site. Nothing listens here.
 */
const unverified = 'http://127.0.0.2:9/';
const ownMachine = 'http://127.0.0.1:9/';
const refused = {
  status: 'RESOURCE_EXHAUSTED',
  message: expect.stringContaining(`${unverifiedJobsPerDay} jobs per day on unverified domains`),
};

const usageOf = ({ uid }: SignedIn) => db.doc(paths.usage(uid, usageMonth(new Date())));
const hasStarted = (person: SignedIn, jobs: number, day = usageDay(new Date())) =>
  usageOf(person).set({ jobs, unverified: { day, jobs } });
const run = async (person: SignedIn, url: string) => jobWhen(await submit(person, { url }), hasEnded);

async function verifySite({ uid }: SignedIn): Promise<void> {
  const verification = { host: 'example.com', token: 'x', requestedAt: new Date(), method: 'file' };
  await db.doc(paths.verification(uid, 'example.com')).set({ ...verification, verifiedAt: new Date() });
}

describe('an account without a verified site', () => {
  it('can start jobs on unverified sites up to the daily limit, which counts jobs that fail unread', async () => {
    const person = await signUp();
    await hasStarted(person, unverifiedJobsPerDay - 1);
    await run(person, unverified);
    await expect(submit(person, { url: unverified })).rejects.toMatchObject(refused);
    expect((await usageOf(person).get()).data()).toEqual({
      jobs: unverifiedJobsPerDay - 1,
      uncounted: { day: usageDay(new Date()), jobs: 1 },
      unverified: { day: usageDay(new Date()), jobs: unverifiedJobsPerDay },
    });
    // The user’s own machine counts as verified.
    await run(person, ownMachine);
  });

  it('has a new limit the next day', async () => {
    const person = await signUp();
    await hasStarted(person, unverifiedJobsPerDay, usageDay(ago(86_400_000)));
    await run(person, unverified);
    expect((await usageOf(person).get()).data()?.unverified).toEqual({ day: usageDay(new Date()), jobs: 1 });
  });

  it('has no daily limit once a site is verified', async () => {
    const person = await signUp();
    await hasStarted(person, unverifiedJobsPerDay);
    await verifySite(person);
    await run(person, unverified);
  });

  it('has its schedules postponed at the limit, with the reason', async () => {
    const person = await signUp();
    const scheduleId = await createSchedule(unverified, person);
    await hasStarted(person, unverifiedJobsPerDay);
    const dueAt = ago(1_000);
    await change(paths.schedule(scheduleId), { nextRunAt: dueAt });
    await runScheduled('runSchedules');
    expect(await scheduleOf(scheduleId)).toMatchObject({ lastJobId: null, delayedSince: expect.anything() });
    // After an hour the run is skipped.
    await change(paths.schedule(scheduleId), { nextRunAt: dueAt, delayedSince: ago(2 * 3_600_000) });
    await runScheduled('runSchedules');
    expect(await scheduleOf(scheduleId)).toMatchObject({ lastJobId: null, problem: refused.message });
    await verifySite(person);
    await jobWhen(await runNow(scheduleId), hasEnded);
  });
});
