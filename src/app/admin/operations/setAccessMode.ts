import type { SetAccessModeRequest } from '../../../domain/operations';
import type { Backend } from '../../../services/backend';

/** How new sign-ups are treated from now on. */
export async function setAccessMode({ functions }: Backend, request: SetAccessModeRequest): Promise<void> {
  await functions.call('setAccessMode', request);
}
