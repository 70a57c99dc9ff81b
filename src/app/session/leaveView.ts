import { pathTo } from '../../domain/routes';
import type { AuthService } from '../../services/backend';
import { storedViewing } from '../../services/viewing';

/**
 * Ends the view and its tab. A tab that the browser does not let us close goes back to where the view was begun, with
 * the admin's own sign-in, which all other tabs have kept.
 */
export async function leaveView(auth: Pick<AuthService, 'signOut'>): Promise<void> {
  const back = storedViewing()?.back ?? pathTo('admin');
  await auth.signOut();
  window.close();
  window.location.replace(back);
}
