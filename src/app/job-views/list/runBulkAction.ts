import { type CsvColumn, csvOf } from '#domain/export';
import type { Job } from '#domain/job';
import type {
  BulkResult,
  CancelJobsRequest,
  DeleteJobsRequest,
  LabelJobsRequest,
  RetryJobsRequest,
} from '#domain/operations';
import type { Backend } from '#services/backend';
import { saveFile } from '#ui/saveFile';
import { type BulkAction, inChunks } from './bulk';

interface BulkRequest {
  readonly action: BulkAction;
  readonly jobs: readonly Job[];
  /** Identifies one submission; see `retryJobs`. */
  readonly batchKey: string;
  readonly label: string | null;
}

/** Applies the action to all jobs without a result so far, several at a time. */
export function runBulkAction(
  { functions }: Backend,
  { action, jobs, batchKey, label }: BulkRequest,
  soFar: BulkResult,
  tell: (soFar: BulkResult) => void,
): Promise<BulkResult> {
  const ids = jobs.map(({ jobId }) => jobId);
  const call = (name: string, request: object) => functions.call<BulkResult>(name, request);
  const each = (send: (jobIds: string[]) => Promise<BulkResult>) => inChunks(ids, send, soFar, tell);
  switch (action) {
    case 'cancel':
      return each((jobIds) => call('cancelJobs', { jobIds } satisfies CancelJobsRequest));
    case 'retry':
      return each((jobIds) => call('retryJobs', { jobIds, batchKey } satisfies RetryJobsRequest));
    case 'delete':
      return each((jobIds) => call('deleteJobs', { jobIds } satisfies DeleteJobsRequest));
    case 'label':
      return each((jobIds) => call('labelJobs', { jobIds, label } satisfies LabelJobsRequest));
    case 'export':
      saveFile(new Blob([jobsCsv(jobs)], { type: 'text/csv' }), 'plumbline-jobs.csv');
      return Promise.resolve({ done: ids, refused: [] });
  }
}

const columns: readonly CsvColumn<Job>[] = [
  ['id', (job) => job.jobId],
  ['title', (job) => job.title],
  ['url', (job) => job.input.url],
  ['state', (job) => job.state],
  ['score', (job) => job.score],
  ['grade', (job) => job.grade],
  ['errors', (job) => job.result?.counts.error ?? null],
  ['warnings', (job) => job.result?.counts.warning ?? null],
  ['notices', (job) => job.result?.counts.notice ?? null],
  ['unverified', (job) => job.result?.counts.unverified ?? null],
  ['pages', (job) => job.result?.pages ?? job.progress.pages],
  ['failure', (job) => job.failure?.message ?? null],
  ['attempt', (job) => job.attempt],
  ['label', (job) => job.label],
  ['owner', (job) => job.ownerEmail],
  ['created', (job) => job.createdAt.toISOString()],
  ['started', (job) => job.startedAt?.toISOString() ?? null],
  ['finished', (job) => job.finishedAt?.toISOString() ?? null],
];

/** Returns the jobs as CSV, one line each. */
export const jobsCsv = (jobs: readonly Job[]): string => csvOf(columns, jobs);
