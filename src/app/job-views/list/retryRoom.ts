import { useDocument, useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { limitsFor, type PlanLimits } from '#domain/plans';
import { usageMonth } from '#domain/user';
import { formatNumber, plural } from '#ui/format';
import { activeQuery } from '../activeJobs';

interface Room {
  readonly limits: Pick<PlanLimits, 'jobsAtOnce' | 'jobsPerMonth'>;
  /** Jobs this month. */
  readonly used: number;
  /** Jobs that have not ended. */
  readonly active: number;
}

/** Says how many retries a plan still allows; undefined where all of them can start. */
export function roomWords(count: number, { limits, used, active }: Room): string | undefined {
  const now = Math.max(0, limits.jobsAtOnce - active);
  const month = Math.max(0, limits.jobsPerMonth - used);
  const room = Math.min(now, month);
  if (room >= count) return undefined;
  const byMonth = month < now || month === 0;
  const running =
    active > 0 ? `, and ${formatNumber(active)} ${active === 1 ? 'is' : 'are'} in progress` : '';
  const why = byMonth
    ? month === 0
      ? 'you’ve used this month’s limit'
      : `you have ${plural(month, 'job')} left this month`
    : `your plan’s limit is ${plural(limits.jobsAtOnce, 'concurrent job')}${running}`;
  if (room === 0) return `None of them can start now because ${why}.`;
  const others = byMonth ? 'The rest won’t start.' : 'Retry the rest after these have ended.';
  return `${formatNumber(room)} of them can start now because ${why}. ${others}`;
}

/**
 * Subscribes to the same for the current user.
 * @param count how many of their own jobs would be retried; 0 subscribes to nothing.
 */
export function useRetryRoom(count: number): string | undefined {
  const { user } = useSession();
  const uid = count > 0 ? user?.uid : undefined;
  const limits = user && limitsFor(user.plan, user.limits);
  const usage = useDocument(uid === undefined ? undefined : paths.usage(uid, usageMonth(new Date())));
  const active = useQuery(uid === undefined || !limits ? undefined : activeQuery(uid, limits));
  if (!limits || usage.status !== 'ready' || active.status !== 'ready') return undefined;
  return roomWords(count, { limits, used: usage.value?.jobs ?? 0, active: active.value.length });
}
