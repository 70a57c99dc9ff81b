import { useDocument, useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { limitsFor, type PlanLimits } from '#domain/plans';
import { type MonthlyUsage, usageMonth } from '#domain/user';
import { formatNumber, plural } from '#ui/format';
import { activeQuery } from '../activeJobs';

interface Room {
  readonly limits: Pick<PlanLimits, 'jobsAtOnce' | 'jobsPerMonth'>;
  /** Jobs of this month. */
  readonly used: number;
  /** Jobs that have not ended. */
  readonly active: number;
}

/** What a plan leaves of a number of retries; undefined where all of them can start. */
export function roomWords(count: number, { limits, used, active }: Room): string | undefined {
  const now = Math.max(0, limits.jobsAtOnce - active);
  const month = Math.max(0, limits.jobsPerMonth - used);
  const room = Math.min(now, month);
  if (room >= count) return undefined;
  const byMonth = month < now || month === 0;
  const running =
    active > 0 ? `, and ${formatNumber(active)} ${active === 1 ? 'has' : 'have'} not ended` : '';
  const why = byMonth
    ? month === 0
      ? 'no job of this month is left'
      : `${plural(month, 'job')} of this month ${month === 1 ? 'is' : 'are'} left`
    : `your plan runs ${plural(limits.jobsAtOnce, 'job')} at once${running}`;
  if (room === 0) return `None of them can start now: ${why}.`;
  const others = byMonth
    ? 'The others are refused.'
    : 'The others are refused; retry them when these have ended.';
  return `${formatNumber(room)} of them can start now: ${why}. ${others}`;
}

/**
 * The same, of who is signed in, as it changes.
 * @param count of their own jobs that would be retried; 0 asks for nothing.
 */
export function useRetryRoom(count: number): string | undefined {
  const { user } = useSession();
  const uid = count > 0 ? user?.uid : undefined;
  const limits = user && limitsFor(user.plan, user.limits);
  const usage = useDocument<MonthlyUsage>(uid && `users/${uid}/usage/${usageMonth(new Date())}`);
  const active = useQuery<object>(uid === undefined || !limits ? undefined : activeQuery(uid, limits));
  if (!limits || usage.status !== 'ready' || active.status !== 'ready') return undefined;
  return roomWords(count, { limits, used: usage.value?.jobs ?? 0, active: active.value.length });
}
