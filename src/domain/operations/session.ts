import * as v from 'valibot';
import type { Claims } from '../access';
import { ticket } from './fields';

/**
 * Called once per session. `ticket` comes from the email that invited the address (`/auth/signup?ticket=…`) and
 * proves, like a verified email address, that it is the caller's. Fails with `sign-ups-closed`.
 */
export const startSessionSchema = v.strictObject({ ticket: v.optional(ticket) });
export type StartSessionRequest = v.InferInput<typeof startSessionSchema>;
export interface StartSessionResult {
  readonly claims: Claims;
  /** The claims in the caller's token are outdated: refresh it. */
  readonly refresh: boolean;
}

/** Ends a view and deletes its account. Called with the view's own token. */
export const endViewSchema = v.strictObject({});

/**
 * Ends every session of the caller, including this one. Other browsers learn about it from `users/{uid}.signedOutAt`.
 */
export const signOutEverywhereSchema = v.strictObject({});
