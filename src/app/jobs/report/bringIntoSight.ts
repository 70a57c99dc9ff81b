/** Scrolls to content that a click has changed if hardly any of it is visible; otherwise nothing moves. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
}
