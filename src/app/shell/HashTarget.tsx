import { useLocation } from '@reach/router';
import { useLayoutEffect } from 'react';

/**
 * Goes to the part of a screen that an address names, such as `/dashboard/settings#export`. It stands beside the screen
 * in one Suspense: the browser has looked for that part before there was a screen.
 */
export function HashTarget() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part of another screen is another part.
  useLayoutEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [pathname, hash]);
  return null;
}
