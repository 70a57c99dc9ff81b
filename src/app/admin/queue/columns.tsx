import {
  createdColumn,
  foundColumn,
  narrowTitleColumn,
  ownerColumn,
  pagesColumn,
} from '#app/job-views/jobColumns';
import type { Job } from '#domain/job';
import { DateTime } from '#ui/DateTime';
import type { Column } from '#ui/Table';
import { color } from '#ui/theme/tokens';
import { CancelButton, RunAgainButton } from './QueueActions';

const faint = { color: color.inkFaint, whiteSpace: 'nowrap' } as const;

const actionColumn = (cell: Column<Job>['cell']): Column<Job> => ({ title: 'Action', width: '8rem', cell });

const startedColumn: Column<Job> = {
  title: 'Started',
  width: '9rem',
  cell: ({ startedAt }) => (
    <span css={faint}>{startedAt ? <DateTime date={startedAt} /> : 'Not started'}</span>
  ),
};

const heartbeatColumn: Column<Job> = {
  title: 'Last heartbeat',
  width: '9rem',
  wideOnly: true,
  cell: ({ updatedAt }) => (
    <span css={faint}>
      <DateTime date={updatedAt} />
    </span>
  ),
};

const attemptColumn: Column<Job> = {
  title: 'Attempt',
  numeric: true,
  width: '5rem',
  wideOnly: true,
  cell: ({ attempt }) => attempt,
};

const cancelColumn = actionColumn((job) => <CancelButton job={job} />);

export const runningColumns: readonly Column<Job>[] = [
  narrowTitleColumn,
  ownerColumn,
  foundColumn,
  pagesColumn,
  startedColumn,
  heartbeatColumn,
  cancelColumn,
];

export const waitingColumns: readonly Column<Job>[] = [
  narrowTitleColumn,
  ownerColumn,
  { ...createdColumn, title: 'Waiting since', wideOnly: false },
  attemptColumn,
  cancelColumn,
];

export const failedColumns: readonly Column<Job>[] = [
  narrowTitleColumn,
  ownerColumn,
  foundColumn,
  attemptColumn,
  createdColumn,
  actionColumn((job) => <RunAgainButton job={job} />),
];
