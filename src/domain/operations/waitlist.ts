import * as v from 'valibot';
import type { WaitlistState } from '../waitlist';
import { email, ticket } from './fields';

/**
 * Not a callable: `POST` JSON to `joinWaitlistPath` with `Accept: application/json`, answered by 200 `{}` whether or not
 * the address had joined, else 400, 401 or 429 `{ "error": { "code", "message" } }`. A plain form posts there too and is
 * sent on by 303: to `/waitlist/joined`, or to `/waitlist?problem=<code>#<code>`, one of `joinProblems`.
 */
export const joinWaitlistPath = '/api/waitlist';

/** Why the form may not be taken, by the error catalogue. */
export const joinProblems = [
  'invalid-argument',
  'slow-down',
  'app-check',
  'unavailable',
  'internal',
] as const;

/** The field that only a program fills in: hide it from people and from assistive technology, leave it empty. */
export const honeypot = 'website';

export const joinWaitlistSchema = v.strictObject({
  email,
  [honeypot]: v.optional(v.string(), ''),
});
export type JoinWaitlistRequest = v.InferInput<typeof joinWaitlistSchema>;

/** With the ticket of a mail for anybody; without it for a signed-in person. Refuses with `not-found`. */
export const waitlistPlaceSchema = v.strictObject({ ticket: v.optional(ticket) });
export type WaitlistPlaceRequest = v.InferInput<typeof waitlistPlaceSchema>;
export interface WaitlistPlaceResult {
  readonly state: WaitlistState;
  /** From 1; null when the entry no longer waits. */
  readonly place: number | null;
  /** ISO 8601. */
  readonly joinedAt: string;
  /** Approved, but the caller's address is not confirmed: send the verification mail, then start the session again. */
  readonly confirmEmail: boolean;
}
