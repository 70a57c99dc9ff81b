import { useEffect } from 'react';
import type { CancelJobRequest, CancelJobResult } from '../../../domain/operations';
import { capture } from '../../../services/analytics';
import type { Backend } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';

export function cancelJob({ functions }: Backend, request: CancelJobRequest): Promise<CancelJobResult> {
  return functions.call('cancelJob', request);
}

/** The job's document tells what came of it. */
export function useCancelJob(jobId: string, done: () => void) {
  const backend = useBackend();
  // Five seconds are promised from the click on, and a function that slept takes half of them.
  useEffect(() => {
    // Where it can't be reached, the call itself says so.
    backend.functions.wake('cancelJob').catch(() => undefined);
  }, [backend]);
  return useAction(async () => {
    await cancelJob(backend, { jobId });
    capture('job canceled', {});
    done();
  });
}
