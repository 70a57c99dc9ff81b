/** Scrolls to what a press has changed, where hardly any of it is in the window; where much of it is, nothing jumps. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
}
