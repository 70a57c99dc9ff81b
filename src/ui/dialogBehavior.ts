/**
 * Elements that can get the focus back, nearest first: the current one, its focusable ancestors, and finally the
 * whole screen.
 */
export type FocusTargets = readonly HTMLElement[];

export function focusTargetsFrom(start: Element | null): FocusTargets {
  const way: HTMLElement[] = [];
  for (let at = start; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement && (at === start || at.hasAttribute('tabindex'))) way.push(at);
  }
  const main = document.querySelector('main');
  return main ? [...way, main] : way;
}

/**
 * If the focused element is gone, focuses the nearest remaining one, so that keyboard users don't start at the top
 * again.
 */
export function restoreFocus(way: FocusTargets): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  way.find((element) => element.isConnected)?.focus({ preventScroll: true });
}

let openDialogs = 0;

/**
 * Prevents the page behind modal dialogs from scrolling. Keeps the scroll bar's space, so that nothing shifts.
 * @returns the function that unlocks. The page scrolls again after the last unlock.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  openDialogs += 1;
  if (openDialogs === 1) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
