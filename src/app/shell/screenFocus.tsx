import { useLocation } from '@reach/router';
import { useLayoutEffect } from 'react';

/**
 * The path of the last screen that this window has shown; it outlives the frame, because each area has its
 * own.
 */
let shown: string | undefined;

/**
 * Moves the focus to the start of a new screen after a link of the old one was followed: the link is gone,
 * and the browser would start at the top of the page, before the navigation. Focus that the screen itself
 * sets is kept, and so is focus in the frame, which stays mounted. The first screen is left to the browser.
 */
export function useFocusOnScreen(pathname: string): void {
  // Runs after the screen's own effects: an autofocused field, or the fragment of the URL.
  useLayoutEffect(() => {
    const moved = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (moved && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

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
