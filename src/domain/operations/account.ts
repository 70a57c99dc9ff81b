import * as v from 'valibot';
import { httpsUrl, line } from './fields';

/** The name and photo in the authentication record and in `users/{uid}`; null takes one away. */
export const updateProfileSchema = v.strictObject({
  displayName: v.nullable(line('The name', 80)),
  photoURL: v.nullable(httpsUrl('The photo URL')),
});
export type UpdateProfileRequest = v.InferInput<typeof updateProfileSchema>;

/**
 * Begins to delete the caller's account: state `deleting` at once, the rest within minutes. `confirm` is the account's
 * address, or its user id when it has no address. An admin must give up the role first (`admin-account`).
 */
export const deleteMyAccountSchema = v.strictObject({ confirm: v.pipe(v.string(), v.trim()) });
export type DeleteMyAccountRequest = v.InferInput<typeof deleteMyAccountSchema>;

/**
 * Not a callable: `GET` the function's URL (`functionUrl('exportMyData')`) with the header `Authorization: Bearer <ID
 * token>`; answers one JSON file, streamed. Errors come as `{ "error": { "code", "message" } }` with the HTTP status.
 */
export const exportMyData = 'exportMyData';
