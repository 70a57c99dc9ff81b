import { HttpsError } from 'firebase-functions/https';
import { nextRun, type Schedule } from '../../../src/domain/schedule';
import { submit } from '../jobs/submit';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';

/** Schedules that one tick of the clock takes care of. */
const mostDue = 200;

/** A run that the plan's limits hold up, such as another job at work, is tried again for so long. */
const patienceMs = 3_600_000;

/**
 * Submits the jobs of all schedules that are due. May run twice at once, or stop anywhere: the job of one time of one
 * schedule is always the same job.
 */
export async function runDue(now: Date): Promise<void> {
  const due = await paths.schedules().where('nextRunAt', '<=', now).orderBy('nextRunAt').limit(mostDue).get();
  for (const schedule of due.docs) await runOne(schedule.data(), now);
}

async function runOne(schedule: Schedule, now: Date): Promise<void> {
  const { scheduleId, ownerUid: uid, input, nextRunAt: dueAt, lastJobId, title } = schedule;
  if (!dueAt) return;
  try {
    const idempotencyKey = `schedule-${scheduleId}-${dueAt.getTime()}`;
    const scheduled = { scheduleId, previousJobId: lastJobId, title };
    const { jobId } = await submit({ input, idempotencyKey, scheduled }, { uid });
    await moveOn(schedule, dueAt, { lastRunAt: now, lastJobId: jobId, problem: null }, now);
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    log.info('a scheduled run was refused', { scheduleId, code: error.code });
    const mayPass = error.code === 'resource-exhausted' && now.getTime() - dueAt.getTime() < patienceMs;
    if (!mayPass) await moveOn(schedule, dueAt, { problem: error.message }, now);
  }
}

/** Missed times, after an outage, are not made up for. Whoever changed the schedule meanwhile is not overruled. */
async function moveOn(schedule: Schedule, dueAt: Date, change: Partial<Schedule>, now: Date): Promise<void> {
  const ref = paths.schedule(schedule.scheduleId);
  await db.runTransaction(async (tx) => {
    const present = (await tx.get(ref)).data();
    if (!present) return;
    const unmoved = present.nextRunAt?.getTime() === dueAt.getTime();
    tx.update(ref, { ...change, ...(unmoved ? { nextRunAt: nextRun(present, now) } : {}) });
  });
}
