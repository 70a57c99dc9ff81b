import type { Transaction } from 'firebase-admin/firestore';
import { formatNumber } from '#domain/numbers';
import { limitsFor } from '#domain/plans';
import { mayRepeat, type Schedule } from '#domain/schedule';
import type { User } from '#domain/user';
import { requireActive } from '../platform/caller';
import { refs } from '../platform/firestore';

const limitsOf = ({ plan, limits }: User) => limitsFor(plan, limits);

/** Returns why the plan doesn’t allow a schedule; null if it does. */
export function planViolation(
  user: User,
  { repeat, input }: Pick<Schedule, 'repeat' | 'input'>,
): string | null {
  const limits = limitsOf(user);
  if (!mayRepeat(repeat, limits))
    return `Your plan’s shortest schedule interval is ${limits.shortestPeriod}. Choose a longer interval.`;
  if (input.maxPages > limits.pagesPerJob)
    return `Your plan’s limit is ${formatNumber(limits.pagesPerJob)} pages per job. Lower “Max pages”.`;
  return null;
}

/** Returns why the plan doesn’t allow another schedule; null if it does. */
export function scheduleQuotaProblem(user: User, others: number): string | null {
  const { schedules } = limitsOf(user);
  if (others < schedules) return null;
  return schedules === 1
    ? 'Your plan’s limit is 1 schedule. Change or delete the existing one.'
    : `Your plan’s limit is ${schedules} schedules. Delete one first.`;
}

/** Returns why a paused schedule can't be resumed; null if it can. */
export async function resumeProblem(tx: Transaction, user: User): Promise<string | null> {
  const { schedules } = limitsOf(user);
  const active = (await tx.get(unpaused(user.uid).count())).data().count;
  if (active < schedules) return null;
  return schedules === 1
    ? 'Your plan’s limit is 1 active schedule. Pause or delete the other one first.'
    : `Your plan’s limit is ${schedules} active schedules. Pause or delete another one first.`;
}

/**
 * Returns why the current plan doesn’t allow a schedule to run; null if it does. After a downgrade, only the oldest
 * schedules run.
 * @throws HttpsError if the account is not active.
 */
export async function runProblem(schedule: Schedule): Promise<string | null> {
  const { ownerUid, createdAt } = schedule;
  const user = (await refs.user(ownerUid).get()).data();
  requireActive(user);
  const violation = planViolation(user, schedule);
  if (violation !== null) return violation;
  const { schedules } = limitsOf(user);
  const older = (await unpaused(ownerUid).where('createdAt', '<', createdAt).count().get()).data().count;
  if (older < schedules) return null;
  return schedules === 1
    ? 'Your plan’s limit is 1 active schedule, and an older schedule uses it. Pause or delete one of them.'
    : `Your plan’s limit is ${schedules} active schedules, and older schedules use all of them. Pause or delete one.`;
}

const unpaused = (uid: string) => refs.schedules.where('ownerUid', '==', uid).where('paused', '==', false);
