import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  CreateScheduleRequest,
  CreateScheduleResult,
  DeleteScheduleRequest,
  UpdateScheduleRequest,
} from '../../../src/domain/operations';
import { limitsFor } from '../../../src/domain/plans';
import { mayRepeat, nextRun, type Schedule } from '../../../src/domain/schedule';
import type { User } from '../../../src/domain/user';
import { type Caller, requireActive } from '../platform/caller';
import { db, paths } from '../platform/firestore';

/** @throws HttpsError `resource-exhausted` when the plan allows no more schedules, or none so often. */
export async function createSchedule(
  { requestKey, ...fields }: CreateScheduleRequest,
  { uid }: Caller,
): Promise<CreateScheduleResult> {
  const scheduleId = createHash('sha256').update(`${uid} ${requestKey}`).digest('base64url').slice(0, 20);
  await db.runTransaction(async (tx) => {
    if ((await tx.get(paths.schedule(scheduleId))).exists) return;
    const user = await activeUser(tx, uid);
    const own = await tx.get(paths.schedules().where('ownerUid', '==', uid).count());
    requirePlan(user, fields, own.data().count);
    const now = new Date();
    tx.create(paths.schedule(scheduleId), {
      ...fields,
      scheduleId,
      ownerUid: uid,
      paused: false,
      nextRunAt: nextRun(fields, now),
      lastRunAt: null,
      lastJobId: null,
      problem: null,
      createdAt: now,
      updatedAt: now,
    });
  });
  return { scheduleId };
}

/** @throws HttpsError `not-found`, or `resource-exhausted` when the plan allows none so often. */
export async function updateSchedule({ scheduleId, ...change }: UpdateScheduleRequest, { uid }: Caller) {
  await db.runTransaction(async (tx) => {
    const schedule = ownSchedule((await tx.get(paths.schedule(scheduleId))).data(), uid);
    const user = await activeUser(tx, uid);
    const changed: Schedule = { ...schedule, ...change, problem: null, updatedAt: new Date() };
    requirePlan(user, changed, 0);
    const nextRunAt = changed.paused ? null : nextRun(changed, changed.updatedAt);
    tx.set(paths.schedule(scheduleId), { ...changed, nextRunAt });
  });
  return {};
}

/** Jobs that it has run stay. @throws HttpsError `not-found` */
export async function deleteSchedule({ scheduleId }: DeleteScheduleRequest, { uid }: Caller) {
  await db.runTransaction(async (tx) => {
    ownSchedule((await tx.get(paths.schedule(scheduleId))).data(), uid);
    tx.delete(paths.schedule(scheduleId));
  });
  return {};
}

async function activeUser(tx: Transaction, uid: string): Promise<User> {
  const user = (await tx.get(paths.user(uid))).data();
  requireActive(user);
  return user;
}

function ownSchedule(schedule: Schedule | undefined, uid: string): Schedule {
  if (schedule?.ownerUid !== uid)
    throw new HttpsError('not-found', 'There is no such schedule. It may have been deleted.');
  return schedule;
}

function requirePlan(
  user: User,
  { repeat, input }: Pick<Schedule, 'repeat' | 'input'>,
  others: number,
): void {
  const limits = limitsFor(user.plan, user.limits);
  const refuse = (words: string): never => {
    throw new HttpsError('resource-exhausted', words);
  };
  if (others >= limits.schedules)
    refuse(
      limits.schedules === 1
        ? 'Your plan has one schedule, and you use it. Change it, or delete it first.'
        : `Your plan has ${limits.schedules} schedules, and you use them all. Delete one first.`,
    );
  if (!mayRepeat(repeat, limits))
    refuse(`Your plan runs schedules ${limits.shortestPeriod} at most. Choose a longer period.`);
  if (input.maxPages > limits.pagesPerJob)
    refuse(
      `Your plan checks up to ${limits.pagesPerJob.toLocaleString('en-GB')} pages a job. Lower the number of pages.`,
    );
}
