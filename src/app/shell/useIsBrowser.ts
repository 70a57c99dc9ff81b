import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in Gatsby's HTML and in the first render over it, true ever after. One HTML file answers for every path below
 * /dashboard, so what depends on the path must wait for the browser, or hydration finds other words than it left.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
