import { pathTo } from '#domain/routes';
import type { Backend } from '#services/backend';
import { storedViewing } from '#services/viewing';

/**
 * Ends the view and its tab. If the browser doesn't let us close the tab, it returns to where the view was
 * started, with the admin's own session. A view that could not be ended here expires by itself.
 */
export async function leaveView({ auth, functions }: Pick<Backend, 'auth' | 'functions'>): Promise<void> {
  const back = storedViewing()?.back ?? pathTo('admin');
  try {
    await functions.call('endView', {});
  } finally {
    await auth.signOut();
    window.close();
    window.location.replace(back);
  }
}
