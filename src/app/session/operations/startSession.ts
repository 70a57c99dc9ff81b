import type { StartSessionRequest, StartSessionResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Creates the user's document at the first sign-in, and updates the claims to match it. */
export function startSession(
  { functions }: Backend,
  request: StartSessionRequest,
): Promise<StartSessionResult> {
  return functions.call('startSession', request);
}
