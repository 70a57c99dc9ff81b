import { useLocation } from '@reach/router';
import { useLayoutEffect } from 'react';

/**
 * Scrolls to the fragment of a URL, such as `/dashboard/settings#export`. It shares a Suspense boundary with
 * the screen, because the browser looks for the fragment before the screen exists.
 */
export function HashTarget() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment of another screen is another target.
  useLayoutEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [pathname, hash]);
  return null;
}
