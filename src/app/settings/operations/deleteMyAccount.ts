import type { DeleteMyAccountRequest } from '../../../domain/operations';
import type { Backend } from '../../../services/backend';

export async function deleteMyAccount(
  { functions }: Backend,
  request: DeleteMyAccountRequest,
): Promise<void> {
  await functions.call('deleteMyAccount', request);
}
