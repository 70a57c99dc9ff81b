import type { SetAdminRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Grants or revokes the admin role. */
export async function setAdmin({ functions }: Backend, request: SetAdminRequest): Promise<void> {
  await functions.call('setAdmin', request);
}
