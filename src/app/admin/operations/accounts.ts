import type {
  DecideWaitlistRequest,
  DecideWaitlistResult,
  DeclinePlanRequestRequest,
  DeleteUserRequest,
  ReadAccountRequest,
  ReadAccountResult,
  SetAdminRequest,
  SetPlanRequest,
  SetUserStateRequest,
  SignOutUserRequest,
  ViewAsUserRequest,
  ViewAsUserResult,
} from '#domain/operations';
import { pathTo } from '#domain/routes';
import type { Backend } from '#services/backend';
import { storeViewing } from '#services/viewing';

/** Approves, blocks with a reason, or unblocks a user. */
export async function setUserState({ functions }: Backend, request: SetUserStateRequest): Promise<void> {
  await functions.call('setUserState', request);
}

/** Starts to delete an account with all its data. */
export async function deleteUser({ functions }: Backend, request: DeleteUserRequest): Promise<void> {
  await functions.call('deleteUser', request);
}

/** Grants or revokes the admin role. */
export async function setAdmin({ functions }: Backend, request: SetAdminRequest): Promise<void> {
  await functions.call('setAdmin', request);
}

/** Sets the plan of one user, and the limits that override it. */
export async function setPlan({ functions }: Backend, request: SetPlanRequest): Promise<void> {
  await functions.call('setPlan', request);
}

/** Declines a user's request for a larger plan. */
export async function declinePlanRequest(
  { functions }: Backend,
  request: DeclinePlanRequestRequest,
): Promise<void> {
  await functions.call('declinePlanRequest', request);
}

/** Ends every session of one user. */
export async function signOutUser({ functions }: Backend, request: SignOutUserRequest): Promise<void> {
  await functions.call('signOutUser', request);
}

/**
 * Opens the product as that user, in its own tab. The tab is opened before the function is called, since
 * browsers allow that only as the direct result of a click.
 * @param path where the view begins.
 */
export async function viewAsUser(
  { functions }: Backend,
  request: ViewAsUserRequest,
  path = pathTo('dashboard'),
): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab)
    throw Object.assign(new Error('The browser blocked the new tab.'), { code: 'auth/popup-blocked' });
  try {
    const { token, endsAt, account } = await functions.call<ViewAsUserResult>('viewAsUser', request);
    const back = pathTo('adminUser', { uid: request.uid });
    storeViewing({ token, account, until: Date.parse(endsAt), back }, tab.sessionStorage);
    tab.location.replace(path);
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Reads an account's record in the authentication service. */
export function readAccount({ functions }: Backend, request: ReadAccountRequest): Promise<ReadAccountResult> {
  return functions.call('readAccount', request);
}

/** Approves or declines; a large batch continues in the background after the response. */
export function decideWaitlist(
  { functions }: Backend,
  request: DecideWaitlistRequest,
): Promise<DecideWaitlistResult> {
  return functions.call('decideWaitlist', request);
}
