import type { ReactNode } from 'react';
import type { Job } from '#domain/job';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Notice } from '#ui/Notice';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { color, space } from '#ui/theme/tokens';
import { explain } from '../live/explain';
import type { ActionState } from '../live/useAction';
import {
  createdColumn,
  datedFoundColumn,
  narrowTitleColumn,
  outcomeColumn,
  ownerColumn,
  pagesColumn,
  scoreColumn,
  stateColumn,
  titleColumn,
  wholeTitleColumn,
} from './jobColumns';

interface JobListProps {
  readonly caption: string;
  readonly list: {
    readonly status: 'loading' | 'ready' | 'error';
    readonly error?: unknown;
    readonly jobs: readonly Job[];
    readonly more: boolean;
    readonly older: { readonly state: ActionState; readonly run: () => void };
  };
  readonly withOwner?: boolean;
  /** Shown when there is no job. */
  readonly empty: ReactNode;
}

/** Shows a list of jobs in each of its states: loading, failed, empty, or loaded, with more on request. */
export function JobList({ caption, list, withOwner = false, empty }: JobListProps) {
  if (list.status === 'loading') return <SkeletonRows words="Loading jobs" />;
  if (list.status === 'error') return <ErrorState words={explain(list.error)} />;
  if (list.jobs.length === 0) return <>{empty}</>;
  const { state, run } = list.older;
  return (
    <div
      css={{ display: 'grid', gap: space(4), justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {list.error !== undefined && <Notice tone="warning">{explain(list.error).message}</Notice>}
      <JobsTable caption={caption} jobs={list.jobs} withOwner={withOwner} />
      {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
      {list.more && (
        <Button onClick={run} busy={state.status === 'busy' ? 'Loading older jobs' : undefined}>
          Load older jobs
        </Button>
      )}
    </div>
  );
}

interface JobsTableProps {
  readonly caption: string;
  readonly jobs: readonly Job[];
  /** For an admin, who sees all users' jobs. */
  readonly withOwner?: boolean;
}

export function JobsTable({ caption, jobs, withOwner = false }: JobsTableProps) {
  const columns = [
    withOwner ? narrowTitleColumn : titleColumn,
    stateColumn,
    ...(withOwner ? [ownerColumn] : []),
    datedFoundColumn,
    scoreColumn,
    pagesColumn,
    createdColumn,
  ];
  return <Table caption={caption} columns={columns} rows={jobs} keyOf={(job) => job.jobId} />;
}

interface RecentJobsProps {
  readonly caption: string;
  readonly jobs: readonly Job[];
}

const columns: readonly Column<Job>[] = [
  wholeTitleColumn,
  outcomeColumn,
  {
    title: 'Created',
    ownLine: true,
    numeric: true,
    cell: ({ createdAt }) => (
      <span css={{ color: color.inkFaint }}>
        <DateTime date={createdAt} />
      </span>
    ),
  },
];

/** Shows jobs in a narrow column: each with its result and when it was created. */
export function RecentJobs({ caption, jobs }: RecentJobsProps) {
  return <Table caption={caption} columns={columns} rows={jobs} keyOf={({ jobId }) => jobId} />;
}
