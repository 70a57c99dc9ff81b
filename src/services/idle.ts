/** Runs the work when the page has loaded and is idle, or after some seconds at the latest. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 1_000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
