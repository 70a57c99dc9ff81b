import type { DecideWaitlistRequest, DecideWaitlistResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Approves or declines; what is not done with the answer goes on by itself. */
export function decideWaitlist(
  { functions }: Backend,
  request: DecideWaitlistRequest,
): Promise<DecideWaitlistResult> {
  return functions.call('decideWaitlist', request);
}
