import { useLayoutEffect } from 'react';

/** The address whose screen this window has shown last; it outlives the frame, which each area has of its own. */
let shown: string | undefined;

/**
 * Who went on to another screen by a link of the old one is at the new one's beginning: the link has gone, and the
 * browser would have them start at the top of the page, with the navigation before them again. What the screen itself
 * gives the focus to keeps it, and so does the frame, which stays. The first screen is the browser's own to begin.
 */
export function useFocusOnScreen(pathname: string): void {
  // After those of the screen: a field that takes the focus, or the part that the address names.
  useLayoutEffect(() => {
    const moved = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (moved && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
