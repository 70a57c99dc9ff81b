import type { Backend } from '#services/backend';
import { firebaseBackend, prefetchData } from '#services/firebase';
import { listenEarly } from './listenEarly';

/**
 * Starts loading what the screen will need together with the page. A build without its settings has no
 * backend, which AppProviders reports.
 */
export function wake(): void {
  let backend: Backend;
  try {
    backend = firebaseBackend();
  } catch {
    return;
  }
  prefetchData();
  listenEarly(backend, window.location.pathname);
}
