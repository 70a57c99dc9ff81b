import { randomUUID } from 'node:crypto';
import { paths } from '#domain/collections';
import type { Schedule } from '#domain/schedule';
import { call, change, db, runScheduled, type SignedIn } from './stack';

/** Creates a weekly schedule for the site at `url`, as its form does. @returns its ID. */
export async function createSchedule(
  url: string,
  person: SignedIn,
  change: object = {},
  requestKey: string = randomUUID(),
): Promise<string> {
  const request = {
    title: 'My site',
    input: { url },
    repeat: 'weekly',
    timeZone: 'Europe/London',
    requestKey,
  };
  return (await call<{ scheduleId: string }>('createSchedule', { ...request, ...change }, person)).scheduleId;
}

export const scheduleOf = async (id: string) =>
  (await db.doc(paths.schedule(id)).get()).data() as Schedule | undefined;

/** Makes the schedule due and runs the scheduler. @returns the job that it started. */
export async function runNow(id: string): Promise<string> {
  const before = (await scheduleOf(id))?.lastJobId;
  await change(paths.schedule(id), { nextRunAt: ago(1_000) });
  await runScheduled('runSchedules');
  const jobId = (await scheduleOf(id))?.lastJobId ?? '';
  expect(jobId).not.toBe(before ?? '');
  return jobId;
}

/** A time in the past, at which a schedule is due. */
export const ago = (ms: number) => new Date(Date.now() - ms);
