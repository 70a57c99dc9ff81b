import type { Job } from './job';

/**
 * The interval of heartbeats, which the functions that send them and the screens that wait for them share. A
 * heartbeat is any write of a slice to the job’s document; nothing else sets `updatedAt`.
 */

const minIntervalMs = 1_000;
export const maxHeartbeatIntervalMs = 120_000;

/** One heartbeat may be lost and the next one delayed, and clocks and the database have some latency. */
const missedHeartbeats = 2.2;
const allowanceMs = 3_000;

/**
 * Returns the time from one heartbeat to the next, in milliseconds: a second at first, then a sixth of the job’s age,
 * so that their number grows with the logarithm of the age. A job of 200 s has 6 + 6 × ln(200 ÷ 6) = 27, minus the
 * commits, which are heartbeats too. From the 12th minute on there is one in two minutes.
 * @param ageMs the age of the job at the last heartbeat.
 */
export function heartbeatIntervalMs(ageMs: number): number {
  return Math.min(maxHeartbeatIntervalMs, Math.max(minIntervalMs, ageMs / 6));
}

/** Returns the age of a job at its last heartbeat, in milliseconds from its start. */
export function ageAtHeartbeat({ startedAt, updatedAt }: Pick<Job, 'startedAt' | 'updatedAt'>): number {
  return startedAt ? updatedAt.getTime() - startedAt.getTime() : 0;
}

/** Returns how long after its last heartbeat a slice is considered dead, in milliseconds. */
export function heartbeatTimeoutMs(ageMs: number): number {
  return missedHeartbeats * heartbeatIntervalMs(ageMs) + allowanceMs;
}
