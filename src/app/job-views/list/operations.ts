import type { Job } from '../../../domain/job';
import type {
  BulkResult,
  CancelJobsRequest,
  DeleteJobsRequest,
  LabelJobsRequest,
  RetryJobsRequest,
} from '../../../domain/operations';
import type { Backend } from '../../../services/backend';
import { saveFile } from '../../../ui/saveFile';
import { type BulkAction, inChunks, mostChosen } from './bulk';
import type { JobFilter } from './jobFilter';
import { conditionsOf, orderOf } from './jobQuery';
import { jobsCsv } from './jobsCsv';

interface Deed {
  readonly action: BulkAction;
  readonly jobs: readonly Job[];
  /** Of one press; see `retryJobs`. */
  readonly batchKey: string;
  readonly label: string | null;
}

/** Does it to all of them, some at a time. */
export function act(
  { functions }: Backend,
  { action, jobs, batchKey, label }: Deed,
  progress: (done: number) => void,
): Promise<BulkResult> {
  const ids = jobs.map(({ jobId }) => jobId);
  const call = (name: string, request: object) => functions.call<BulkResult>(name, request);
  switch (action) {
    case 'cancel':
      return inChunks(ids, (jobIds) => call('cancelJobs', { jobIds } satisfies CancelJobsRequest), progress);
    case 'retry':
      return inChunks(
        ids,
        (jobIds) => call('retryJobs', { jobIds, batchKey } satisfies RetryJobsRequest),
        progress,
      );
    case 'delete':
      return inChunks(ids, (jobIds) => call('deleteJobs', { jobIds } satisfies DeleteJobsRequest), progress);
    case 'label':
      return inChunks(
        ids,
        (jobIds) => call('labelJobs', { jobIds, label } satisfies LabelJobsRequest),
        progress,
      );
    case 'export':
      saveFile(new Blob([jobsCsv(jobs)], { type: 'text/csv' }), 'plumbline-jobs.csv');
      return Promise.resolve({ done: ids, refused: [] });
  }
}

/** The jobs that match a filter, at most `mostChosen` of them: what is to be done to them must be seen first. */
export function readMatching(
  { data }: Backend,
  filter: JobFilter,
  ownerUid: string | undefined,
): Promise<readonly Job[]> {
  return data.readQuery<Job>({
    from: 'jobs',
    where: conditionsOf(filter, ownerUid),
    orderBy: orderOf(filter),
    limit: mostChosen,
  });
}
