import type { StartSessionRequest, StartSessionResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Makes the user's document at the first sign-in and brings the claims in line with it. */
export function startSession(
  { functions }: Backend,
  request: StartSessionRequest,
): Promise<StartSessionResult> {
  return functions.call('startSession', request);
}
