import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in Gatsby's HTML and in the first render over it, and true afterward. One HTML file serves
 * every path below /dashboard, so what depends on the path must wait for the browser, or hydration finds a
 * mismatch.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
