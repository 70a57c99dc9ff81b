import type { Job } from '#domain/job';
import { Table } from '#ui/Table';
import {
  createdColumn,
  datedFoundColumn,
  narrowTitleColumn,
  ownerColumn,
  pagesColumn,
  scoreColumn,
  stateColumn,
  titleColumn,
} from './jobColumns';

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
