import type { Job } from './job';

/**
 * How often a job that is at work says so: the functions that write it and the screens that wait for it agree by this.
 * A slice's sign of life is whatever it writes to the job's document; nothing else sets the job's `updatedAt`.
 */

const minIntervalMs = 1_000;
export const maxHeartbeatIntervalMs = 120_000;

/** A beat may be lost, and one more is on its way; the database and the clocks of two machines take their time. */
const missedHeartbeats = 2.2;
const allowanceMs = 3_000;

/**
 * How long after its last sign of life a slice gives the next one: a second at first, then a sixth of the job's age. So
 * the number of beats grows with the logarithm of the age: 6 + 6 × ln(200 ÷ 6) = 27 in 200 s, less the commits, which are
 * signs of life too. From the 12th minute on it is one in two minutes.
 * @param ageMs of the job at that sign of life, from its start.
 */
export function heartbeatIntervalMs(ageMs: number): number {
  return Math.min(maxHeartbeatIntervalMs, Math.max(minIntervalMs, ageMs / 6));
}

/** How old a job was, in milliseconds from its start, when it was last heard of: so often it is heard of again. */
export function ageAtHeartbeat({ startedAt, updatedAt }: Pick<Job, 'startedAt' | 'updatedAt'>): number {
  return startedAt ? updatedAt.getTime() - startedAt.getTime() : 0;
}

/** After how long a silence who holds a job of this age is taken for dead. */
export function heartbeatTimeoutMs(ageMs: number): number {
  return missedHeartbeats * heartbeatIntervalMs(ageMs) + allowanceMs;
}
