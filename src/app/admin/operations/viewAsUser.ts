import type { ViewAsUserRequest, ViewAsUserResult } from '#domain/operations';
import { pathTo } from '#domain/routes';
import type { Backend } from '#services/backend';
import { storeViewing } from '#services/viewing';

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
