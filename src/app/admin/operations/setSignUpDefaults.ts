import type { SetSignUpDefaultsRequest } from '../../../domain/operations';
import type { Backend } from '../../../services/backend';

/** What new accounts begin with. */
export async function setSignUpDefaults(
  { functions }: Backend,
  request: SetSignUpDefaultsRequest,
): Promise<void> {
  await functions.call('setSignUpDefaults', request);
}
