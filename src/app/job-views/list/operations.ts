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
import { matchingQuery } from './jobQuery';
import { jobsCsv } from './jobsCsv';
import { ownerOf } from './ownerOf';

interface Deed {
  readonly action: BulkAction;
  readonly jobs: readonly Job[];
  /** Of one press; see `retryJobs`. */
  readonly batchKey: string;
  readonly label: string | null;
}

/** Does it to all of them but those of which something has come so far, some at a time. */
export function act(
  { functions }: Backend,
  { action, jobs, batchKey, label }: Deed,
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

/** The jobs that match a filter, at most `mostChosen` of them: what is to be done to them must be seen first. */
export async function readMatching(
  { data }: Backend,
  filter: JobFilter,
  ownerUid: string | undefined,
): Promise<readonly Job[]> {
  const owner = await ownerOf(data, filter, ownerUid);
  return data.readQuery<Job>({ ...matchingQuery(filter, owner), limit: mostChosen });
}
