import type { SetUserStateRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Lets somebody in, blocks them with a reason, or puts them back. */
export async function setUserState({ functions }: Backend, request: SetUserStateRequest): Promise<void> {
  await functions.call('setUserState', request);
}
