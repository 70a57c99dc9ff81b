import * as v from 'valibot';
import { uploadedPhotoSchema } from '../photos';
import { planIds } from '../plans';
import { httpsUrl, line } from './fields';

/**
 * Sets the name and photo in the authentication record and in `users/{uid}`. Null removes a value.
 * `uploadedPhoto` is a data URL. It is stored in `users/{uid}/settings/photo`, and is shown instead of `photoURL`. Without
 * the property, it stays as it is.
 */
export const updateProfileSchema = v.strictObject({
  displayName: v.nullable(line('The name', 80)),
  photoURL: v.nullable(httpsUrl('The photo URL')),
  uploadedPhoto: v.optional(v.nullable(uploadedPhotoSchema)),
});
export type UpdateProfileRequest = v.InferInput<typeof updateProfileSchema>;

/**
 * Requests a larger plan (`plan-not-larger`), which an admin grants or declines. A new request replaces the previous one,
 * and null withdraws it.
 */
export const requestPlanSchema = v.strictObject({ plan: v.nullable(v.picklist(planIds)) });
export type RequestPlanRequest = v.InferInput<typeof requestPlanSchema>;

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
