import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  CreateScheduleRequest,
  CreateScheduleResult,
  DeleteScheduleRequest,
  UpdateScheduleRequest,
} from '#domain/operations';
import { nextRun, type Schedule } from '#domain/schedule';
import type { User } from '#domain/user';
import { deleteHeaders, plainHeadersOf, storedInput, storeHeaders } from '../jobs/headers';
import { withStoredHeaders } from '../jobs/rerun';
import { type Caller, requireActive } from '../platform/caller';
import { requireVerifiedEmail } from '../platform/email';
import { db, refs } from '../platform/firestore';
import { changedInput, timesAfter } from './changedSchedule';
import { planViolation, resumeProblem, scheduleQuotaProblem } from './plan';

/**
 * Creates a schedule.
 * @throws HttpsError `email-not-confirmed`, or `resource-exhausted` if the plan allows no more schedules or none as
 * frequent.
 */
export async function createSchedule(
  { requestKey, headersOf, input: submittedInput, ...fields }: CreateScheduleRequest,
  { uid }: Caller,
): Promise<CreateScheduleResult> {
  await requireVerifiedEmail(uid);
  const input = await withStoredHeaders(headersOf, submittedInput, { uid });
  const scheduleId = createHash('sha256').update(`${uid} ${requestKey}`).digest('base64url').slice(0, 20);
  await db.runTransaction(async (tx) => {
    if ((await tx.get(refs.schedule(scheduleId))).exists) return;
    const user = await activeUser(tx, uid);
    const own = await tx.get(refs.schedules.where('ownerUid', '==', uid).count());
    rejectIf(scheduleQuotaProblem(user, own.data().count) ?? planViolation(user, { ...fields, input }));
    const now = new Date();
    tx.create(refs.schedule(scheduleId), {
      ...fields,
      input: storedInput(input, uid),
      scheduleId,
      ownerUid: uid,
      paused: false,
      nextRunAt: nextRun(fields, now),
      delayedSince: null,
      lastRunAt: null,
      lastJobId: null,
      problem: null,
      createdAt: now,
      updatedAt: now,
    });
    storeHeaders(tx, refs.schedule(scheduleId), uid, input);
  });
  return { scheduleId };
}

/**
 * Changes a schedule. Pausing is always allowed. The next run stays the same unless the times change.
 * @throws HttpsError `not-found`, or `resource-exhausted` if the plan allows no more active schedules or none as
 * frequent.
 */
export async function updateSchedule(
  { scheduleId, input, headers, ...change }: UpdateScheduleRequest,
  { uid }: Caller,
) {
  const ref = refs.schedule(scheduleId);
  await db.runTransaction(async (tx) => {
    const schedule = ownSchedule((await tx.get(ref)).data(), uid);
    const user = await activeUser(tx, uid);
    const isChanged = input || headers || plainHeadersOf(schedule.input);
    const next = isChanged ? await changedInput(tx, schedule, input, headers) : null;
    const stored = next ? storedInput(next, uid) : schedule.input;
    const changed: Schedule = { ...schedule, ...change, input: stored, problem: null, updatedAt: new Date() };
    const isResumed = schedule.paused && !changed.paused;
    if (isResumed) rejectIf(await resumeProblem(tx, user));
    if (!changed.paused) rejectIf(planViolation(user, changed));
    tx.set(ref, { ...changed, ...timesAfter(schedule, changed, changed.updatedAt) });
    if (!stored.secretHeaders) deleteHeaders(tx, ref, schedule.input);
    else if (next) storeHeaders(tx, ref, uid, next);
  });
  return {};
}

/** Deletes a schedule, but not the jobs that it has run. @throws HttpsError `not-found` */
export async function deleteSchedule({ scheduleId }: DeleteScheduleRequest, { uid }: Caller) {
  const ref = refs.schedule(scheduleId);
  await db.runTransaction(async (tx) => {
    const { input } = ownSchedule((await tx.get(ref)).data(), uid);
    tx.delete(ref);
    deleteHeaders(tx, ref, input);
  });
  return {};
}

async function activeUser(tx: Transaction, uid: string): Promise<User> {
  const user = (await tx.get(refs.user(uid))).data();
  requireActive(user);
  return user;
}

function ownSchedule(schedule: Schedule | undefined, uid: string): Schedule {
  if (schedule?.ownerUid !== uid)
    throw new HttpsError('not-found', 'This schedule doesn’t exist. It may have been deleted.');
  return schedule;
}

function rejectIf(why: string | null): void {
  if (why !== null) throw new HttpsError('resource-exhausted', why);
}
