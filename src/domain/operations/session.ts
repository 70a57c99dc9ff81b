import * as v from 'valibot';
import type { Claims } from '../access';
import { ticket } from './fields';

/** See `sessionIdOf`. */
const sessionId = v.pipe(v.string(), v.regex(/^\d{9,11}$/, 'A session ID is a time in seconds.'));

/**
 * Called once per session, and at most once an hour to record when it was last used. `ticket` comes from the email that invited the address (`/auth/signup?ticket=…`) and
 * proves, like a verified email address, that it is the caller's. Fails with `sign-ups-closed` or
 * `sign-ups-paused`.
 */
export const startSessionSchema = v.strictObject({
  ticket: v.optional(ticket),
  /** The session that this browser had before it logged in again. It is no longer listed. */
  replaces: v.optional(sessionId),
});
export type StartSessionRequest = v.InferInput<typeof startSessionSchema>;
export interface StartSessionResult {
  readonly claims: Claims;
  /** The claims in the caller's token are outdated: refresh it. */
  readonly refresh: boolean;
}

/** Ends a view and deletes its account. Called with the view's own token. */
export const endViewSchema = v.strictObject({});

/**
 * Ends every session of the caller, or every other one with `keepThis`. Other browsers learn about it from their
 * user's document.
 */
export const signOutEverywhereSchema = v.strictObject({ keepThis: v.optional(v.boolean()) });
export type SignOutEverywhereRequest = v.InferInput<typeof signOutEverywhereSchema>;

/** Ends one session of the caller. The caller's own session is only removed from the list (`users/{uid}/sessions`). */
export const endSessionSchema = v.strictObject({ session: sessionId });
export type EndSessionRequest = v.InferInput<typeof endSessionSchema>;
