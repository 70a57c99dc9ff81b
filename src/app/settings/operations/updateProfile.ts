import type { UpdateProfileRequest } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Updates the name and photo, in the authentication record and in the user's document. */
export async function updateProfile(
  { auth, functions }: Backend,
  request: UpdateProfileRequest,
): Promise<void> {
  await functions.call('updateProfile', request);
  await auth.refresh();
}
