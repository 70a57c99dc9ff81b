import type { DeleteUserRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Starts to delete an account with all its data. */
export async function deleteUser({ functions }: Backend, request: DeleteUserRequest): Promise<void> {
  await functions.call('deleteUser', request);
}
