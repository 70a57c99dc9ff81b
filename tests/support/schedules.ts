import { randomUUID } from 'node:crypto';
import type { Schedule } from '../../src/domain/schedule';
import { call, change, db, runScheduled, type SignedIn } from './stack';

/** Makes a schedule as its form does: weekly, of the site at `url`. @returns its id. */
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
  (await db.doc(`schedules/${id}`).get()).data() as Schedule | undefined;

/** Lets its time come, and the clock's turn. @returns the job that it ran. */
export async function runNow(id: string): Promise<string> {
  const before = (await scheduleOf(id))?.lastJobId;
  await change(`schedules/${id}`, { nextRunAt: ago(1_000) });
  await runScheduled('runSchedules');
  const jobId = (await scheduleOf(id))?.lastJobId ?? '';
  expect(jobId).not.toBe(before ?? '');
  return jobId;
}

/** A moment that has been: what is to happen then is due. */
export const ago = (ms: number) => new Date(Date.now() - ms);
