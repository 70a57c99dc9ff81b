import { type JobState, jobStates } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { userStates } from '../../../domain/user';
import { Numbers } from '../../../ui/Facts';
import { formatNumber } from '../../../ui/format';
import { Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { TextLink } from '../../../ui/TextLink';
import { lookOf } from '../../job-views/jobState';
import { explain } from '../../live/explain';
import { userStateLooks } from '../users/UserStateBadge';
import { type Counted, useCounts } from './useCounts';

interface Linked extends Counted {
  /** The list of what is counted. */
  readonly to: string;
}

const jobCounts: readonly Linked[] = jobStates.map((state: JobState) => ({
  name: lookOf(state).title,
  from: 'jobs',
  where: [['state', '==', state]],
  to: `${pathTo('adminJobs')}?state=${state}`,
}));

const peopleCounts: readonly Linked[] = [
  ...userStates.map((state) => ({
    name: userStateLooks[state].title,
    from: 'users',
    where: [['state', '==', state] as const],
    to: `${pathTo('adminUsers')}?state=${state}`,
  })),
  {
    name: 'On the waitlist',
    from: 'waitlist',
    where: [['state', '==', 'waiting']],
    to: pathTo('adminWaitlist'),
  },
];

export function JobCounts() {
  return (
    <Section title="Jobs by state" aside={<TextLink to={pathTo('adminJobs')}>All jobs</TextLink>}>
      <CountNumbers wanted={jobCounts} words="Counting jobs" />
    </Section>
  );
}

export function PeopleCounts() {
  return (
    <Section title="People" aside={<TextLink to={pathTo('adminWaitlist')}>Waitlist</TextLink>}>
      <CountNumbers wanted={peopleCounts} words="Counting people" />
    </Section>
  );
}

function CountNumbers({ wanted, words }: { readonly wanted: readonly Linked[]; readonly words: string }) {
  const counts = useCounts(wanted);
  if (counts.status === 'loading') return <SkeletonRows rows={1} words={words} />;
  if (counts.status === 'error') return <ErrorState words={explain(counts.error)} />;
  return (
    <Numbers
      facts={wanted.map(({ name, to }, at) => ({
        name,
        value: <TextLink to={to}>{formatNumber(counts.counts[at] ?? 0)}</TextLink>,
      }))}
    />
  );
}
