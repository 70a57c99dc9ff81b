import type { Backend } from '#services/backend';
import { firebaseBackend, prefetchData } from '#services/firebase';
import { listenEarly } from './listenEarly';

/** Starts with the page what its screen will wait for. A build without its settings has no backend, which AppProviders tells. */
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
