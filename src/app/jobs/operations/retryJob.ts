import { navigate } from '@reach/router';
import type { RetryJobRequest, SubmitJobResult } from '../../../domain/operations';
import { pathTo } from '../../../domain/routes';
import { capture } from '../../../services/analytics';
import type { Backend } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { useIdempotencyKey } from '../idempotencyKey';

export function retryJob({ functions }: Backend, request: RetryJobRequest): Promise<SubmitJobResult> {
  return functions.call('retryJob', request);
}

/** Makes a new job of the old one's input, and goes to it. */
export function useRetryJob(jobId: string) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  return useAction(async () => {
    const made = await retryJob(backend, { jobId, idempotencyKey: keys.keyFor(jobId) });
    keys.renew();
    capture('job retried', {});
    await navigate(pathTo('job', { jobId: made.jobId }));
  });
}
