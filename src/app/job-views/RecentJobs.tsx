import type { Job } from '#domain/job';
import { DateTime } from '#ui/DateTime';
import { type Column, Table } from '#ui/Table';
import { color } from '#ui/theme/tokens';
import { outcomeColumn, wholeTitleColumn } from './jobColumns';

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
