import type { DeleteUserRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Begins to delete an account with all that belongs to it. */
export async function deleteUser({ functions }: Backend, request: DeleteUserRequest): Promise<void> {
  await functions.call('deleteUser', request);
}
