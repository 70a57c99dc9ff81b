import { distance, likeness, tellingWords, wordsOf } from './words';

/** A page in `/pages.json`, which the build writes (gatsby/postBuild/site.ts). */
export interface PageName {
  readonly path: string;
  readonly title: string;
  /** The kind of page, in a word. Absent for most that are neither text nor rule. */
  readonly kind?: string;
  /** Search terms that its title does not contain. */
  readonly keywords?: readonly string[];
  /** The page's URL in the search index. Absent if it isn't indexed. */
  readonly indexed?: string;
}

/** Returns the words of a path's last segment, without a file extension. */
const wordsOfEnd = (part: string) => wordsOf(part.replace(/\.[a-z]{2,5}$/i, ''));
const saysNothing = /^(index|default)(\.[a-z]+)?$/i;

/** Returns how many letters of a URL may be wrong for a typo: one, two of 24, three of 32. */
const slipsIn = (address: string) => Math.max(1, Math.floor(address.length / 8) - 1);

/** Returns 1 for the same URL, less for a typo, and 0 for another URL. */
function closeness(queryWords: string, path: string): number {
  const slips = distance(queryWords, path);
  return slips <= slipsIn(queryWords) ? 1 - slips / (slipsIn(queryWords) + 1) : 0;
}

/**
 * Returns the pages whose URLs and titles share the most words with an unknown URL, best first, without those that
 * are much worse than the best. The last segment names the page. Earlier ones only break ties between pages that
 * match the last. A URL that differs only by a typo comes before all others.
 */
export function nearestPages(path: string, pages: readonly PageName[], limit = 3): PageName[] {
  const parts = decoded(path)
    .split('/')
    .filter((part) => part !== '' && !saysNothing.test(part));
  const queryWords = tellingWords(wordsOfEnd(parts.at(-1) ?? ''));
  const whole = `/${parts.join('/')}`.toLowerCase().replace(/\.[a-z]{2,5}$/, '');
  const before = parts.slice(0, -1).flatMap(wordsOf);
  const scored = pages.map((page) => {
    const names = [page.title, ...(page.keywords ?? [])].flatMap((name) => tellingWords(wordsOf(name)));
    const pageWords = [...new Set([...wordsOf(page.path), ...names])];
    const sum = (words: readonly string[]) =>
      words.reduce(
        (total, word) => total + Math.max(0, ...pageWords.map((other) => likeness(word, other))),
        0,
      );
    const last = sum(queryWords);
    const score = last && (last + sum(before) / 8) / (1 + pageWords.length / 20);
    return { page, last, score, close: closeness(whole, page.path) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ last, score, close }) => close > 0 || (last * 2 >= queryWords.length && score > best * 0.7))
    .sort((a, b) => b.close - a.close || b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** A “%” in a URL may encode nothing. Then the text is returned unchanged. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

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
