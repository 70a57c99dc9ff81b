import { useSyncExternalStore } from 'react';
import { errorCatalog } from '#domain/errors';
import { Notice } from '#ui/Notice';

const { title, message } = errorCatalog.offline;

export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <Notice tone="warning" title={title}>
      {message}
    </Notice>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns whether the browser believes it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
