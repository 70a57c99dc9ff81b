import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import type { Job } from '#domain/job';
import type { RetryJobRequest, SubmitJobResult } from '#domain/operations';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';
import { useIdempotencyKey } from '../idempotencyKey';
import { useMadeJob } from './madeJob';

function retryJob({ functions }: Backend, request: RetryJobRequest): Promise<SubmitJobResult> {
  return functions.call('retryJob', request);
}

/**
 * Creates a new job from the old one's input and opens it, unless the user has navigated away since.
 * `headers` are the values of request headers that are no longer stored.
 */
export function useRetryJob({ jobId, host }: Pick<Job, 'jobId' | 'host'>) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const outcome = useMadeJob();
  return useAction(async (headers?: RetryJobRequest['headers']) => {
    const asked = { jobId, ...(headers && { headers }) };
    const request = { ...asked, idempotencyKey: keys.keyFor(JSON.stringify(asked)) };
    const made = await retryJob(backend, request).catch((error: unknown) => {
      outcome.refused(error, host);
      throw error;
    });
    keys.renew();
    capture('job retried', {});
    await outcome.made(made.jobId, host);
  });
}
