import type { DeleteMyAccountRequest } from '#domain/operations';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';

export async function deleteMyAccount(
  { functions }: Backend,
  request: DeleteMyAccountRequest,
): Promise<void> {
  await functions.call('deleteMyAccount', request);
  capture('account deleted', {});
}
