import type { SignOutUserRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Ends every session of one user. */
export async function signOutUser({ functions }: Backend, request: SignOutUserRequest): Promise<void> {
  await functions.call('signOutUser', request);
}
