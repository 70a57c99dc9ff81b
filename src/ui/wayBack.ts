/**
 * Elements that the focus can go back to, the nearest first: where it is, then what around it can have it, at last the
 * screen as a whole.
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

/** When what had the focus is gone, the nearest thing around it that is left gets it, and nobody starts at the top. */
export function giveFocusBack(way: WayBack): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  way.find((element) => element.isConnected)?.focus({ preventScroll: true });
}
