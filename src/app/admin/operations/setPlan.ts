import type { SetPlanRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Sets the plan of one user, and the limits that override it. */
export async function setPlan({ functions }: Backend, request: SetPlanRequest): Promise<void> {
  await functions.call('setPlan', request);
}
