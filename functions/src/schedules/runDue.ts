import { HttpsError } from 'firebase-functions/https';
import { nextRun, type Schedule } from '#domain/schedule';
import { lastGoodRun } from '../jobs/compare/lastGoodRun';
import { readInput, reencryptHeaders } from '../jobs/headers';
import { submit } from '../jobs/submit';
import { EncryptionError } from '../platform/encryption';
import { db, paths } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { log } from '../platform/log';
import { runProblem } from './plan';
import type { Times } from './times';

/** Schedules that are read at once. */
const pageSize = 100;

/** One turn of the clock begins no more after so long; the next turn goes on. */
const maxRunMs = 4 * 60_000;

/** A run that is held up is tried again at the next turn of the clock, behind all that fell due before. */
const retryAfterMs = 4 * 60_000;

/** What may pass, such as another job at work, holds a run up for so long. */
const maxPostponeMs = 3_600_000;

/** The problem of a schedule whose run waits for the end of a pause. */
const pausedProblem = 'New checks are paused for everyone. This one starts when the pause ends.';

const internalMessage = 'We could not start it, for a reason on our side. We have been told of it.';

const headersMessage =
  'We could not read its request headers, for a reason on our side. We have been told of it. To run it now, enter them again under “Change schedule”.';

const messageForError = (error: unknown) =>
  error instanceof EncryptionError ? headersMessage : internalMessage;

/**
 * Submits the jobs of all schedules that are due. May run twice at once, or stop anywhere: the job of one time of one
 * schedule is always the same job.
 * @throws AggregateError at its end, when something other than a refusal kept schedules from running; none of them keeps
 * another one.
 */
export async function runDue(now: Date): Promise<void> {
  const paused = (await paths.accessSettings().get()).data()?.jobsPaused;
  await forEachSettled(dueSchedules(now), (schedule) =>
    paused ? waitForPauseEnd(schedule) : runOne(schedule, now),
  );
}

/** The longest due first; a schedule that could not be moved on is passed by. */
async function* dueSchedules(now: Date): AsyncGenerator<Schedule> {
  const end = Date.now() + maxRunMs;
  const due = paths.schedules().where('nextRunAt', '<=', now).orderBy('nextRunAt').limit(pageSize);
  for (let page = await due.get(); ; ) {
    for (const schedule of page.docs) {
      if (Date.now() > end) return log.warn('more schedules are due than one turn of the clock can run');
      yield schedule.data();
    }
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await due.startAfter(last).get();
  }
}

async function runOne(schedule: Schedule, now: Date): Promise<void> {
  const { scheduleId, heldSince, nextRunAt } = schedule;
  const dueAt = heldSince ?? nextRunAt;
  if (!dueAt) return;
  try {
    const jobId = await startJob(schedule, dueAt);
    await advance(schedule, { lastRunAt: now, lastJobId: jobId, problem: null }, now);
  } catch (error) {
    const refusal = error instanceof HttpsError ? error : null;
    if (refusal) log.info('a scheduled run was refused', { scheduleId, code: refusal.code });
    else log.error('a scheduled run failed to start', error, { scheduleId });
    const isTemporary = refusal === null || refusal.code === 'resource-exhausted';
    // After a pause the hour begins anew. An internal error keeps the time, from which the job gets its ID.
    const postponedSince = refusal && schedule.problem === pausedProblem ? now : dueAt;
    if (isTemporary && now.getTime() - postponedSince.getTime() < maxPostponeMs)
      await postpone(schedule, postponedSince, now);
    else await advance(schedule, { problem: refusal?.message ?? messageForError(error) }, now);
    if (!refusal) throw error;
  }
}

/** Leaves the run due. Writes that only once, because a pause may last for many runs of the clock. */
async function waitForPauseEnd(schedule: Schedule): Promise<void> {
  if (schedule.problem === pausedProblem) return;
  const { nextRunAt, heldSince } = schedule;
  await update(schedule, { problem: pausedProblem }, () => ({
    nextRunAt,
    heldSince: heldSince ?? nextRunAt,
  }));
}

async function startJob(schedule: Schedule, dueAt: Date): Promise<string> {
  const { scheduleId, ownerUid: uid, title } = schedule;
  const problem = await runProblem(schedule);
  if (problem !== null) throw new HttpsError('failed-precondition', problem);
  await reencryptHeaders(schedule);
  const input = await readInput(paths.schedule(scheduleId), schedule.input);
  const idempotencyKey = `schedule-${scheduleId}-${dueAt.getTime()}`;
  const scheduled = { scheduleId, previousJobId: await lastGoodRun(scheduleId), title };
  return (await submit({ input, idempotencyKey, scheduled }, { uid })).jobId;
}

/** Missed times, after an outage, are not made up for. */
function advance(schedule: Schedule, change: Partial<Schedule>, now: Date): Promise<void> {
  return update(schedule, change, (present) => ({ nextRunAt: nextRun(present, now), heldSince: null }));
}

/** Keeps the time for which the run is, by which a later try knows its job. */
function postpone(schedule: Schedule, dueAt: Date, now: Date): Promise<void> {
  const times = { nextRunAt: new Date(now.getTime() + retryAfterMs), heldSince: dueAt };
  return update(schedule, { problem: null }, () => times);
}

/** Whoever changed the schedule's times meanwhile is not overruled. */
async function update(
  { scheduleId, nextRunAt }: Schedule,
  change: Partial<Schedule>,
  timesOf: (present: Schedule) => Times,
): Promise<void> {
  const ref = paths.schedule(scheduleId);
  await db.runTransaction(async (tx) => {
    const present = (await tx.get(ref)).data();
    if (!present) return;
    const isUnchanged = present.nextRunAt?.getTime() === nextRunAt?.getTime();
    const fields = { ...change, ...(isUnchanged ? timesOf(present) : {}) };
    if (Object.keys(fields).length > 0) tx.update(ref, fields);
  });
}
