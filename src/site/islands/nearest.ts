/** Lists the most similar pages on the 404 page. Other pages don't load it. */
export function showNearest(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) void import('../search/fillNearest').then(({ fillNearest }) => fillNearest(place));
}
