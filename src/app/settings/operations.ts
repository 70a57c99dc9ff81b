import type { DeleteMyAccountRequest, RequestPlanRequest, UpdateProfileRequest } from '#domain/operations';
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

/** Ends every other session of this account. */
export async function signOutElsewhere({ functions }: Backend): Promise<void> {
  await functions.call('signOutEverywhere', { keepThis: true });
}

/** Ends one session; its browser learns of it from the user's document. */
export async function endSession({ functions }: Backend, session: string): Promise<void> {
  await functions.call('endSession', { session });
}

/** Requests a larger plan, or withdraws the request. */
export async function requestPlan({ functions }: Backend, request: RequestPlanRequest): Promise<void> {
  await functions.call('requestPlan', request);
}

/** Updates the name and photo, in the authentication record and in the user's document. */
export async function updateProfile(
  { auth, functions }: Backend,
  request: UpdateProfileRequest,
): Promise<void> {
  await functions.call('updateProfile', request);
  await auth.refresh();
}
