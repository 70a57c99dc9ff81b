import { navigate } from '@reach/router';
import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import {
  createdColumn,
  foundColumn,
  narrowTitleColumn,
  ownerColumn,
  pagesColumn,
} from '#app/job-views/jobColumns';
import { actionsOf } from '#app/job-views/jobState';
import { useBackend } from '#app/live/BackendContext';
import type { Job } from '#domain/job';
import type { CancelJobRequest, CancelJobResult, RetryJobRequest, SubmitJobResult } from '#domain/operations';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import type { Column } from '#ui/Table';
import { color } from '#ui/theme/tokens';

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

/** Removes a waiting job from the queue, or stops a running one. */
function CancelButton({ job }: { readonly job: Job }) {
  const { functions } = useBackend();
  const [open, setOpen] = useState(false);
  const { cancel } = actionsOf(job);
  if (!cancel) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Cancel job: ${job.title}`}
        disabledReason={cancel.reason}
        onClick={() => setOpen(true)}
      >
        Cancel job
      </Button>
      <ConfirmDialog
        title={`Cancel the job for ${job.title}?`}
        open={open}
        onClose={() => setOpen(false)}
        action="Cancel job"
        dismiss="Keep running"
        working="Canceling"
        variant="danger"
        act={async () => {
          const request: CancelJobRequest = { jobId: job.jobId };
          await functions.call<CancelJobResult>('cancelJob', request);
        }}
      >
        {job.state === 'queued'
          ? 'It hasn’t started, so it leaves no report.'
          : 'It stops within seconds, and its owner keeps the report of what it found.'}{' '}
        The audit log records it.
      </ConfirmDialog>
    </>
  );
}

/** Starts a failed job again for its owner. */
function RunAgainButton({ job }: { readonly job: Job }) {
  const { functions } = useBackend();
  const [open, setOpen] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  if (!actionsOf(job).retry) return null;
  return (
    <>
      <Button variant="quiet" aria-label={`Run again: ${job.title}`} onClick={() => setOpen(true)}>
        Run again
      </Button>
      <ConfirmDialog
        title={`Run the job for ${job.title} again?`}
        open={open}
        onClose={() => setOpen(false)}
        action="Run again"
        working="Starting"
        act={async () => {
          const request: RetryJobRequest = { jobId: job.jobId, idempotencyKey };
          const { jobId } = await functions.call<SubmitJobResult>('retryJob', request);
          await navigate(pathTo('job', { jobId }));
        }}
      >
        It counts toward the limits of its owner, {job.ownerEmail}. The audit log records it.
      </ConfirmDialog>
    </>
  );
}
