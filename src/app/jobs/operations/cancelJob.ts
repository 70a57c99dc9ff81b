import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import type { CancelJobRequest, CancelJobResult } from '#domain/operations';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';

function cancelJob({ functions }: Backend, request: CancelJobRequest): Promise<CancelJobResult> {
  return functions.call('cancelJob', request);
}

/** Requests a cancellation; its outcome arrives with the job's document. */
export function useCancelJob(jobId: string, done: () => void) {
  const backend = useBackend();
  return useAction(async () => {
    await cancelJob(backend, { jobId });
    capture('job canceled', {});
    done();
  });
}
