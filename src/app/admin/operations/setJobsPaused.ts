import type { SetJobsPausedRequest } from '../../../domain/operations';
import type { Backend } from '../../../services/backend';

/** Stops new jobs for everybody, or lets them start again. */
export async function setJobsPaused({ functions }: Backend, request: SetJobsPausedRequest): Promise<void> {
  await functions.call('setJobsPaused', request);
}
