import { useEffect, useRef, useState } from 'react';
import { jobStateStyle } from '#app/job-views/jobState';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { type Read, useRead } from '#app/live/useRead';
import { type CollectionPath, paths } from '#domain/collections';
import { type JobState, jobStates } from '#domain/job';
import { pathTo } from '#domain/routes';
import { userStates } from '#domain/user';
import type { Filter } from '#services/backend';
import { Button } from '#ui/Button';
import { Numbers } from '#ui/Facts';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { userStateStyles } from '../users/UserStateBadge';
import { useJobsMark, usePeopleMark } from './marks';

interface Linked extends Counted {
  /** The list of what is counted. */
  readonly to: string;
}

const jobCounts: readonly Linked[] = jobStates.map((state: JobState) => ({
  name: jobStateStyle(state).title,
  from: paths.jobs,
  where: [['state', '==', state]],
  to: `${pathTo('adminJobs')}?state=${state}`,
}));

const peopleCounts: readonly Linked[] = [
  ...userStates.map((state) => ({
    name: userStateStyles[state].title,
    from: paths.users,
    where: [['state', '==', state] as const],
    to: `${pathTo('adminUsers')}?state=${state}`,
  })),
  {
    name: 'On the waitlist',
    from: paths.waitlist,
    where: [['state', '==', 'waiting']],
    to: pathTo('adminWaitlist'),
  },
];

export function JobCounts() {
  const mark = useJobsMark();
  return (
    <Section title="Jobs by state" aside={<TextLink to={pathTo('adminJobs')}>All jobs</TextLink>}>
      <CountNumbers wanted={jobCounts} mark={mark} words="Loading job counts" />
    </Section>
  );
}

export function PeopleCounts() {
  const mark = usePeopleMark();
  return (
    <Section title="People" aside={<TextLink to={pathTo('adminWaitlist')}>Waitlist</TextLink>}>
      <CountNumbers wanted={peopleCounts} mark={mark} words="Loading user counts" />
    </Section>
  );
}

interface CountNumbersProps {
  readonly wanted: readonly Linked[];
  readonly mark: string | undefined;
  readonly words: string;
}

function CountNumbers({ wanted, mark, words }: CountNumbersProps) {
  const counts = useCounts(wanted, mark);
  if (counts.status === 'loading') return <SkeletonRows rows={1} words={words} />;
  const again = <Button onClick={counts.retry}>Try again</Button>;
  if (counts.status === 'error') return <ErrorState words={explain(counts.error)} actions={again} />;
  return (
    <>
      {counts.error !== undefined && <ErrorState words={explain(counts.error)} actions={again} />}
      <Numbers
        facts={wanted.map(({ name, to }, at) => ({
          name,
          value: <TextLink to={to}>{formatNumber(counts.value[at] ?? 0)}</TextLink>,
        }))}
      />
    </>
  );
}

interface Counted {
  readonly name: string;
  readonly from: CollectionPath<unknown>;
  readonly where?: readonly Filter[];
}

/** Limits the cost of counting, however much changes. */
const everyMs = 5_000;

/**
 * Counts on the server, in the given order: a read per thousand documents instead of one each.
 * @param mark changes when the counts may have changed, which counts again.
 */
function useCounts(wanted: readonly Counted[], mark: string | undefined): Read<readonly number[]> {
  const { data } = useBackend();
  const count = ({ from, where }: Counted) => data.count({ from, ...(where && { where }) });
  const changes = useChanges(mark, everyMs);
  return useRead(JSON.stringify(wanted), () => Promise.all(wanted.map(count)), [changes]);
}

/**
 * Counts the changes since the value was first known, at most one per `everyMs`.
 * @param mark differs for each state; undefined while it is not known.
 */
function useChanges(mark: string | undefined, everyMs: number): number {
  const [counted, setCounted] = useState({ mark, changes: 0 });
  const countedAt = useRef(0);
  useEffect(() => {
    if (mark === undefined || mark === counted.mark) return;
    if (counted.mark === undefined) {
      setCounted({ mark, changes: 0 });
      return;
    }
    const count = () => {
      countedAt.current = Date.now();
      setCounted({ mark, changes: counted.changes + 1 });
    };
    const timer = setTimeout(count, Math.max(0, countedAt.current + everyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [mark, counted, everyMs]);
  return counted.changes;
}
