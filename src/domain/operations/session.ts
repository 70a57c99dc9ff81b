import * as v from 'valibot';
import type { Claims } from '../access';
import { ticket } from './fields';

/**
 * Once a session. `ticket` is the one of a mail that let the address in (`/auth/signup?ticket=…`): it proves that the
 * address is the caller's, as a verified one does too. Refuses with `sign-ups-closed`.
 */
export const startSessionSchema = v.strictObject({ ticket: v.optional(ticket) });
export type StartSessionRequest = v.InferInput<typeof startSessionSchema>;
export interface StartSessionResult {
  readonly claims: Claims;
  /** The claims in the caller's token are old: refresh it. */
  readonly refresh: boolean;
}

/** Called with the token of a view: ends it and deletes its account. */
export const endViewSchema = v.strictObject({});

/** Ends every session of the caller, this one included: `users/{uid}.signedOutAt` tells the other browsers. */
export const signOutEverywhereSchema = v.strictObject({});
