import type { DecideWaitlistRequest, DecideWaitlistResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Approves or declines; a large batch continues in the background after the response. */
export function decideWaitlist(
  { functions }: Backend,
  request: DecideWaitlistRequest,
): Promise<DecideWaitlistResult> {
  return functions.call('decideWaitlist', request);
}
