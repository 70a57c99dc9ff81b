import { HttpsError } from 'firebase-functions/https';
import { nextRun, type Schedule } from '#domain/schedule';
import { readInput, reencryptHeaders } from '../jobs/headers';
import { lastGoodRun } from '../jobs/previousRun';
import { submit } from '../jobs/submit';
import { EncryptionError } from '../platform/encryption';
import { db, refs } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { log } from '../platform/log';
import type { Times } from './changedSchedule';
import { runProblem } from './plan';

/** Schedules per read. */
const pageSize = 100;

/**
 * Owners whose schedules are started concurrently. Each start mostly waits for Firestore: at half a second each, 40
 * per second or 9,600 in one run of the function.
 */
const maxConcurrentOwners = 20;

/** No schedule is started after this time; the next run of the function continues. */
const maxRunMs = 4 * 60_000;

/** A postponed run is retried by the next run of the function, after all that became due before. */
const retryAfterMs = 4 * 60_000;

/** A run is postponed for up to an hour if the reason is temporary, such as another running job. */
const maxPostponeMs = 3_600_000;

/** The problem of a schedule that waits until an admin ends a pause. */
const pausedProblems = {
  jobs: 'New jobs are paused for everyone. This run starts when the pause ends.',
  schedules: 'Scheduled runs are paused for everyone. This run starts when the pause ends.',
};

const isPausedProblem = (problem: string | null) =>
  problem !== null && Object.values(pausedProblems).includes(problem);

/** Returns why no schedule may start a job now, or undefined. */
async function currentPause(): Promise<string | undefined> {
  const settings = (await refs.accessSettings.get()).data();
  if (settings?.jobsPaused) return pausedProblems.jobs;
  return settings?.schedulesPaused ? pausedProblems.schedules : undefined;
}

const internalMessage = 'We couldn’t start this run because of a problem on our side. We’ve been notified.';

const headersMessage =
  'We couldn’t read the request headers because of a problem on our side. We’ve been notified. To run it now, enter the headers again under “Change schedule”.';

const messageForError = (error: unknown) =>
  error instanceof EncryptionError ? headersMessage : internalMessage;

/**
 * Submits the jobs of all due schedules. May run concurrently or stop anywhere, because the idempotency key of a job
 * is derived from its schedule and due time.
 * @throws AggregateError at the end, with the unexpected errors. One failure doesn’t stop the others.
 */
export async function runDue(now: Date): Promise<void> {
  const pause = await currentPause();
  await forEachSettled(
    dueByOwner(now),
    (schedules) =>
      forEachSettled(schedules, (schedule) =>
        pause === undefined ? runOne(schedule, now) : waitForPauseEnd(schedule, pause),
      ),
    maxConcurrentOwners,
  );
}

/**
 * Yields due schedules, the longest due first, those of one owner together: they wait for the same lock, and would
 * keep those of others waiting. Skips those that couldn’t be advanced.
 */
async function* dueByOwner(now: Date): AsyncGenerator<readonly Schedule[]> {
  const end = Date.now() + maxRunMs;
  const due = refs.schedules.where('nextRunAt', '<=', now).orderBy('nextRunAt').limit(pageSize);
  for (let page = await due.get(); ; ) {
    const owners = new Map<string, Schedule[]>();
    for (const doc of page.docs) {
      const schedule = doc.data();
      owners.set(schedule.ownerUid, [...(owners.get(schedule.ownerUid) ?? []), schedule]);
    }
    for (const schedules of owners.values()) {
      if (Date.now() > end) return log.warn('more schedules are due than one run of the function can start');
      yield schedules;
    }
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await due.startAfter(last).get();
  }
}

async function runOne(schedule: Schedule, now: Date): Promise<void> {
  const { scheduleId, delayedSince, nextRunAt } = schedule;
  const dueAt = delayedSince ?? nextRunAt;
  if (!dueAt) return;
  try {
    const jobId = await startJob(schedule, dueAt);
    await advance(schedule, { lastRunAt: now, lastJobId: jobId, problem: null }, now);
  } catch (error) {
    const refusal = error instanceof HttpsError ? error : null;
    if (refusal) log.info('scheduled run refused', { scheduleId, code: refusal.code });
    else log.error('scheduled run failed to start', error, { scheduleId });
    const isTemporary = refusal === null || refusal.code === 'resource-exhausted';
    // The hour starts again after a pause. After an internal error the due time stays, because the job’s ID is
    // derived from it.
    const postponedSince = refusal && isPausedProblem(schedule.problem) ? now : dueAt;
    if (isTemporary && now.getTime() - postponedSince.getTime() < maxPostponeMs)
      await postpone(schedule, postponedSince, now);
    else await advance(schedule, { problem: refusal?.message ?? messageForError(error) }, now);
    if (!refusal) throw error;
  }
}

/** Leaves the run due. Writes the problem only once, because a pause may outlast many runs of the function. */
async function waitForPauseEnd(schedule: Schedule, problem: string): Promise<void> {
  if (schedule.problem === problem) return;
  const { nextRunAt, delayedSince } = schedule;
  await update(schedule, { problem }, () => ({
    nextRunAt,
    delayedSince: delayedSince ?? nextRunAt,
  }));
}

async function startJob(schedule: Schedule, dueAt: Date): Promise<string> {
  const { scheduleId, ownerUid: uid, title } = schedule;
  const problem = await runProblem(schedule);
  if (problem !== null) throw new HttpsError('failed-precondition', problem);
  await reencryptHeaders(schedule);
  const input = await readInput(refs.schedule(scheduleId), schedule.input);
  const idempotencyKey = `schedule-${scheduleId}-${dueAt.getTime()}`;
  const scheduled = { scheduleId, previousJobId: await lastGoodRun(scheduleId), title };
  return (await submit({ input, idempotencyKey, scheduled }, { uid })).jobId;
}

/** Schedules the next run. Runs that were missed in an outage are skipped. */
function advance(schedule: Schedule, change: Partial<Schedule>, now: Date): Promise<void> {
  return update(schedule, change, (present) => ({ nextRunAt: nextRun(present, now), delayedSince: null }));
}

/** Postpones a run but keeps its due time, from which a later attempt derives the job’s ID. */
function postpone(schedule: Schedule, dueAt: Date, now: Date): Promise<void> {
  const times = { nextRunAt: new Date(now.getTime() + retryAfterMs), delayedSince: dueAt };
  return update(schedule, { problem: null }, () => times);
}

/** Keeps the times of a schedule that its owner has changed meanwhile. */
async function update(
  { scheduleId, nextRunAt }: Schedule,
  change: Partial<Schedule>,
  timesOf: (present: Schedule) => Times,
): Promise<void> {
  const ref = refs.schedule(scheduleId);
  await db.runTransaction(async (tx) => {
    const present = (await tx.get(ref)).data();
    if (!present) return;
    const isUnchanged = present.nextRunAt?.getTime() === nextRunAt?.getTime();
    const fields = { ...change, ...(isUnchanged ? timesOf(present) : {}) };
    if (Object.keys(fields).length > 0) tx.update(ref, fields);
  });
}
