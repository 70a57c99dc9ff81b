import { limitsFor, plans } from '../../domain/plans';
import type { MonthlyUsage, User } from '../../domain/user';
import { usageMonth } from '../../domain/user';
import { formatNumber } from '../../ui/format';
import { Meter } from '../../ui/Meter';
import { SkeletonBar } from '../../ui/Skeleton';
import { color, space, text } from '../../ui/theme/tokens';
import { explain } from '../live/explain';
import { useDocument } from '../live/useLive';

/** What a person has used of their plan this month. */
export function Usage({ user }: { readonly user: User | null }) {
  const usage = useDocument<MonthlyUsage>(
    user ? `users/${user.uid}/usage/${usageMonth(new Date())}` : undefined,
  );
  if (usage.status === 'error') return <p css={{ margin: 0 }}>{explain(usage.error).message}</p>;
  if (!user || usage.status === 'loading') return <SkeletonBar width="60%" />;
  const limits = limitsFor(user.plan, user.limits);
  return (
    <div css={{ display: 'grid', gap: space(3), maxWidth: '28rem' }}>
      <Meter label="Jobs this month" used={usage.value?.jobs ?? 0} most={limits.jobsPerMonth} />
      <p css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
        {plans[user.plan].name} plan: up to {formatNumber(limits.pagesPerJob)} pages a job,{' '}
        {formatNumber(limits.jobsAtOnce)} at once, reports kept {formatNumber(limits.reportsKeptDays)} days.
      </p>
    </div>
  );
}
