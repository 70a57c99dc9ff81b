/** On the page for addresses that nobody has: those of our pages whose address is most like it. No other page loads it. */
export function showNearest(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) void import('../search/fillNearest').then(({ fillNearest }) => fillNearest(place));
}
