import type { Job } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { DateTime } from '../../../ui/DateTime';
import { Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { type Column, Table } from '../../../ui/Table';
import { TextLink } from '../../../ui/TextLink';
import { color } from '../../../ui/theme/tokens';
import { foundColumn, narrowTitleColumn, ownerColumn, pagesColumn } from '../../job-views/jobColumns';
import { explain } from '../../live/explain';
import { useQuery } from '../../live/useLive';
import { oldestRunningQuery } from './liveQueries';

const columns: readonly Column<Job>[] = [
  narrowTitleColumn,
  {
    title: 'Running since',
    width: '9rem',
    cell: ({ startedAt }) =>
      startedAt && (
        <span css={{ color: color.inkFaint, whiteSpace: 'nowrap' }}>
          <DateTime date={startedAt} />
        </span>
      ),
  },
  ownerColumn,
  foundColumn,
  pagesColumn,
];

/** Of the jobs that run, those begun first: the first place to look when something is stuck. */
export function OldestRunning() {
  const jobs = useQuery<Job>(oldestRunningQuery);
  const all = <TextLink to={`${pathTo('adminJobs')}?state=running&sort=oldest`}>All running</TextLink>;
  return (
    <Section title="Oldest running" aside={all}>
      {jobs.status === 'loading' && <SkeletonRows rows={2} words="Loading running jobs" />}
      {jobs.status === 'error' && <ErrorState words={explain(jobs.error)} />}
      {jobs.status === 'ready' &&
        (jobs.value.length > 0 ? (
          <Table
            caption="The jobs that run, the longest running first"
            columns={columns}
            rows={jobs.value}
            keyOf={({ jobId }) => jobId}
          />
        ) : (
          <EmptyState title="Nothing runs now">The next job to begin appears here by itself.</EmptyState>
        ))}
    </Section>
  );
}
