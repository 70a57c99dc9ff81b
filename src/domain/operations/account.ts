import * as v from 'valibot';
import { httpsUrl, line } from './fields';

/** Sets the name and photo in the authentication record and in `users/{uid}`. Null removes a value. */
export const updateProfileSchema = v.strictObject({
  displayName: v.nullable(line('The name', 80)),
  photoURL: v.nullable(httpsUrl('The photo URL')),
});
export type UpdateProfileRequest = v.InferInput<typeof updateProfileSchema>;

/**
 * Starts to delete the caller's account: its state is `deleting` immediately, the rest follows within minutes.
 * `confirm` is the account's email address, or its user ID if it has none. An admin must give up the role first
 * (`admin-account`).
 */
export const deleteMyAccountSchema = v.strictObject({ confirm: v.pipe(v.string(), v.trim()) });
export type DeleteMyAccountRequest = v.InferInput<typeof deleteMyAccountSchema>;

/**
 * Not a callable: `GET` the function's URL (`functionUrl('exportMyData')`) with the header `Authorization: Bearer <ID
 * token>`. Streams one JSON file. Errors are `{ "error": { "code", "message" } }` with the HTTP status.
 */
export const exportMyData = 'exportMyData';
