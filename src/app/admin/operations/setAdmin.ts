import type { SetAdminRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Makes somebody an admin, or takes the role away. */
export async function setAdmin({ functions }: Backend, request: SetAdminRequest): Promise<void> {
  await functions.call('setAdmin', request);
}
