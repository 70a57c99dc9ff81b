import { nearestPages, type PageName } from './nearest';

/** Lists the pages with the most similar URLs, or says that there are none. */
export async function fillNearest(place: HTMLElement): Promise<void> {
  const response = await fetch('/pages.json');
  if (!response.ok) return;
  const pages: readonly PageName[] = await response.json();
  const found = nearestPages(location.pathname, pages);
  const heading = place.querySelector('h2');
  if (heading && found.length === 0) heading.textContent = 'No similar pages found';
  const items = found.map(({ path, title }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...items);
  place.dataset.found = String(found.length);
}
