import type { SetUserStateRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Approves, blocks with a reason, or unblocks a user. */
export async function setUserState({ functions }: Backend, request: SetUserStateRequest): Promise<void> {
  await functions.call('setUserState', request);
}
