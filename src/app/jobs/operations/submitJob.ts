import { navigate } from '@reach/router';
import type { SubmitJobRequest, SubmitJobResult } from '../../../domain/operations';
import { pathTo } from '../../../domain/routes';
import type { Backend } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { useIdempotencyKey } from '../idempotencyKey';

export function submitJob({ functions }: Backend, request: SubmitJobRequest): Promise<SubmitJobResult> {
  return functions.call('submitJob', request);
}

/** Makes one job however often it is pressed, then goes to it. */
export function useSubmitJob() {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  return useAction(async (input: SubmitJobRequest['input']) => {
    const idempotencyKey = keys.keyFor(JSON.stringify(input));
    const { jobId } = await submitJob(backend, { input, idempotencyKey });
    keys.renew();
    await navigate(pathTo('job', { jobId }));
  });
}
