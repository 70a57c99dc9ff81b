import * as v from 'valibot';
import type { WaitlistState } from '../waitlist';
import { email, ticket } from './fields';

/**
 * Not a callable: `POST` JSON to `joinWaitlistPath` with `Accept: application/json`. The response is 200 `{}` whether
 * or not the email address had joined, else 400, 401, 403, or 429 with `{ "error": { "code", "message" } }`. A plain form
 * posts there too and gets a 303 redirect to `/waitlist/joined`, or to `/waitlist?problem=<code>#<code>` with one of
 * `joinProblems`.
 */
export const joinWaitlistPath = '/api/waitlist';

/** Codes of the error catalog that the form can fail with. */
export const joinProblems = [
  'invalid-argument',
  'sign-ups-paused',
  'slow-down',
  'app-check',
  'unavailable',
  'internal',
] as const;

/** A field that only bots fill in. Hide it from users and assistive technology and leave it empty. */
export const honeypot = 'website';

export const joinWaitlistSchema = v.strictObject({
  email,
  [honeypot]: v.optional(v.string(), ''),
});
export type JoinWaitlistRequest = v.InferInput<typeof joinWaitlistSchema>;

/** Requires the ticket from an email, or a logged-in user. Fails with `not-found`. */
export const waitlistPlaceSchema = v.strictObject({ ticket: v.optional(ticket) });
export type WaitlistPlaceRequest = v.InferInput<typeof waitlistPlaceSchema>;
export interface WaitlistPlaceResult {
  readonly state: WaitlistState;
  /** From 1. Null if the entry no longer waits. */
  readonly place: number | null;
  /** ISO 8601. */
  readonly joinedAt: string;
  /**
   * Approved, but the caller's email address isn't verified: send the verification email, then start the session
   * again.
   */
  readonly confirmEmail: boolean;
}
