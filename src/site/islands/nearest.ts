import { nearestPages, type PageName } from '../search/nearest';

/** On the page for addresses that nobody has: those of our pages whose address is most like it. */
export function showNearest(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) void fillNearest(place);
}

async function fillNearest(place: HTMLElement): Promise<void> {
  const response = await fetch('/pages.json');
  if (!response.ok) return;
  const pages: readonly PageName[] = await response.json();
  const found = nearestPages(location.pathname, pages);
  if (found.length === 0) return;
  const items = found.map(({ path, title }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...items);
  place.dataset.found = '';
}
