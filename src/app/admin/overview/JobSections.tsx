import type { ReactNode } from 'react';
import { JobsTable } from '#app/job-views/JobList';
import { foundColumn, narrowTitleColumn, ownerColumn, pagesColumn } from '#app/job-views/jobColumns';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { Query } from '#services/backend';
import { DateTime } from '#ui/DateTime';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { TextLink } from '#ui/TextLink';
import { color } from '#ui/theme/tokens';
import { newestJobsQuery, oldestRunningQuery } from './marks';

const columns: readonly Column<Job>[] = [
  narrowTitleColumn,
  {
    title: 'Started',
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

/** Lists the running jobs that started first: the first place to look when something is stuck. */
export function OldestRunning() {
  return (
    <JobSection
      title="Oldest running"
      aside={<TextLink to={`${pathTo('adminJobs')}?state=running&sort=oldest`}>All running</TextLink>}
      query={oldestRunningQuery}
      loading="Loading running jobs"
      empty={<EmptyState title="No running jobs">New jobs appear here automatically.</EmptyState>}
    >
      {(jobs) => (
        <Table
          caption="Running jobs, longest-running first"
          columns={columns}
          rows={jobs}
          keyOf={({ jobId }) => jobId}
        />
      )}
    </JobSection>
  );
}

/** Lists the newest jobs, with owner and outcome. */
export function NewestJobs() {
  return (
    <JobSection
      title="Newest jobs"
      aside={<TextLink to={pathTo('adminJobs')}>All jobs</TextLink>}
      query={newestJobsQuery}
      loading="Loading the newest jobs"
      empty={<EmptyState title="No jobs yet">New jobs appear here automatically.</EmptyState>}
    >
      {(jobs) => <JobsTable caption="Newest jobs of all users" jobs={jobs} withOwner />}
    </JobSection>
  );
}

interface JobSectionProps {
  readonly title: string;
  readonly aside: ReactNode;
  readonly query: Query<Job>;
  readonly loading: string;
  readonly empty: ReactNode;
  readonly children: (jobs: readonly Job[]) => ReactNode;
}

function JobSection({ title, aside, query, loading, empty, children }: JobSectionProps) {
  const jobs = useQuery(query);
  return (
    <Section title={title} aside={aside}>
      {jobs.status === 'loading' && <SkeletonRows rows={2} words={loading} />}
      {jobs.status === 'error' && <ErrorState words={explain(jobs.error)} />}
      {jobs.status === 'ready' && (jobs.value.length > 0 ? children(jobs.value) : empty)}
    </Section>
  );
}
