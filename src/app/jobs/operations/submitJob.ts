import { navigate } from '@reach/router';
import * as v from 'valibot';
import { rangeOf } from '../../../domain/events';
import { jobInputSchema } from '../../../domain/jobInput';
import type { SubmitJobRequest, SubmitJobResult } from '../../../domain/operations';
import { pathTo } from '../../../domain/routes';
import { capture } from '../../../services/analytics';
import type { Backend } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';
import { codeOf } from '../../live/explain';
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
    const { jobId } = await submitJob(backend, { input, idempotencyKey }).catch((error: unknown) => {
      capture('job start refused', { code: codeOf(error) });
      throw error;
    });
    const { scope, maxPages, checkExternal, respectRobots } = v.parse(jobInputSchema, input);
    capture('job started', { scope, maxPages: rangeOf(maxPages), checkExternal, respectRobots });
    keys.renew();
    await navigate(pathTo('job', { jobId }));
  });
}
