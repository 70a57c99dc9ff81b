/**
 * Elements that can get the focus back, nearest first: the current one, its focusable ancestors, and finally the
 * whole screen.
 */
export type WayBack = readonly HTMLElement[];

export function wayBackFrom(start: Element | null): WayBack {
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
export function giveFocusBack(way: WayBack): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  way.find((element) => element.isConnected)?.focus({ preventScroll: true });
}
