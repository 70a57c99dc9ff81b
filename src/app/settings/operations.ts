import type { DeleteMyAccountRequest, UpdateProfileRequest } from '#domain/operations';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';

export async function deleteMyAccount(
  { functions }: Backend,
  request: DeleteMyAccountRequest,
): Promise<void> {
  await functions.call('deleteMyAccount', request);
  capture('account deleted', {});
}

/** Ends every session of this account; other browsers learn of it from the user's document. */
export async function signOutEverywhere({ auth, functions }: Backend): Promise<void> {
  await functions.call('signOutEverywhere', {});
  await auth.signOut();
}

/** Updates the name and photo, in the authentication record and in the user's document. */
export async function updateProfile(
  { auth, functions }: Backend,
  request: UpdateProfileRequest,
): Promise<void> {
  await functions.call('updateProfile', request);
  await auth.refresh();
}
