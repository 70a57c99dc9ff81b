import { paths } from '#domain/collections';
import { limitsFor, type PlanLimits, plans, type SchedulePeriod } from '#domain/plans';
import { type User, usageMonth } from '#domain/user';
import { formatNumber } from '#ui/format';
import { Meter } from '#ui/Progress';
import { SkeletonBar } from '#ui/Skeleton';
import { color, space, text } from '#ui/theme/tokens';
import { explain } from '../live/explain';
import { type Live, useDocument, useQuery } from '../live/useLive';
import { activeQuery, loadOf } from './activeJobs';
import { useScheduleCount } from './scheduleQueries';

const periodWords: Record<SchedulePeriod, string> = {
  hourly: 'once an hour',
  daily: 'once a day',
  weekly: 'once a week',
};

/** Shows a user's usage of their plan: this month, and now. */
export function Usage({ user }: { readonly user: User | null }) {
  if (!user) return <SkeletonBar width="60%" />;
  const limits = limitsFor(user.plan, user.limits);
  return (
    <div css={{ display: 'grid', gap: space(3), maxWidth: '28rem' }}>
      <Meters uid={user.uid} limits={limits} />
      <p css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
        {plans[user.plan].name} plan: up to {formatNumber(limits.pagesPerJob)} pages per job, scheduled runs
        up to {periodWords[limits.shortestPeriod]}, reports kept for {formatNumber(limits.reportsKeptDays)}{' '}
        days.
      </p>
    </div>
  );
}

interface MetersProps {
  readonly uid: string;
  readonly limits: PlanLimits;
}

function Meters({ uid, limits }: MetersProps) {
  const month = useDocument(paths.usage(uid, usageMonth(new Date())));
  const active = useQuery(activeQuery(uid, limits));
  const schedules = useScheduleCount(uid);
  return (
    <>
      <Used label="Jobs this month" live={month} of={(usage) => usage?.jobs ?? 0} max={limits.jobsPerMonth} />
      <Used
        label="Concurrent jobs"
        live={active}
        of={(jobs) => loadOf(jobs).running}
        max={limits.jobsAtOnce}
      />
      <Used label="Queued jobs" live={active} of={(jobs) => loadOf(jobs).waiting} max={limits.queuedJobs} />
      <Used label="Schedules" live={schedules} of={(count) => count} max={limits.schedules} />
    </>
  );
}

interface UsedProps<Known> {
  readonly label: string;
  readonly live: Live<Known>;
  readonly of: (known: Known) => number;
  readonly max: number;
}

function Used<Known>({ label, live, of, max }: UsedProps<Known>) {
  switch (live.status) {
    case 'loading':
      return <SkeletonBar width="60%" />;
    case 'error':
      return (
        <p css={{ margin: 0 }}>
          {label}: {explain(live.error).message}
        </p>
      );
    case 'ready':
      return <Meter label={label} used={of(live.value)} max={max} />;
  }
}
