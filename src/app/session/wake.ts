import type { Backend } from '../../services/backend';
import { firebaseBackend, prefetchData } from '../../services/firebase';
import { wasStarted } from './startedSessions';

/**
 * Finds out who is signed in and opens the connection to Firestore, while Gatsby and React start: neither needs a
 * screen, and both wait for the network. What fails here fails once more for the screens, which tell it.
 */
export function wake(): void {
  const backend = opened();
  if (!backend) return;
  prefetchData();
  let known = false;
  const stop = backend.auth.watch((signedIn) => {
    // The first answer only: from then on the session follows by itself.
    if (known) return;
    known = true;
    queueMicrotask(() => stop());
    // Their document is what a session listens to first; it opens the connection, and is read only once.
    if (signedIn && wasStarted(signedIn))
      backend.data.watchDocument(`users/${signedIn.account.uid}`, ignore, ignore);
  }, ignore);
}

const ignore = () => undefined;

/** A build without its settings has none, which AppProviders tells. */
function opened(): Backend | undefined {
  try {
    return firebaseBackend();
  } catch {
    return undefined;
  }
}
