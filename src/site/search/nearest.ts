import MiniSearch from 'minisearch';
import { decoded } from '../../domain/url';
import { significantWords, wordsOf } from './words';

/** A page in `/pages.json`, which the build writes (gatsby/postBuild/site.ts). */
export interface PageName {
  readonly path: string;
  readonly title: string;
  /** The kind of page, in a word. Absent for most that are neither text nor rule. */
  readonly kind?: string;
  /** Search terms that its title does not contain. */
  readonly keywords?: readonly string[];
}

/** Segments and words that don't name a page. */
const meaningless = /^(index|default)(\.[a-z]+)?$/i;
const extension = /\.[a-z]{2,5}$/i;

/** Returns the text after a path's last slash, which names the page. */
export const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns a word with two letters in the right order, if that makes it one of the known words. Else, the word. */
function unswapped(word: string, known: ReadonlySet<string>): string {
  if (known.has(word)) return word;
  const swaps = Array.from(word, (_, at) => {
    return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
  });
  return swaps.find((swap) => known.has(swap)) ?? word;
}

/** How much a page gains for each earlier segment that it shares with the unknown URL. */
const boostPerFolder = 0.3;

/**
 * Returns the pages whose URLs and titles share the most words with the last segment of an unknown URL, best first,
 * without those that are much worse than the best. A word may have a typo. Earlier segments only decide between
 * pages that match the last.
 */
export function nearestPages(path: string, pages: readonly PageName[], limit = 3): PageName[] {
  const segments = decoded(path)
    .split('/')
    .filter((segment) => segment !== '' && !meaningless.test(segment));
  const known = new Set(
    pages.flatMap(({ path, title, keywords = [] }) => wordsOf([path, title, ...keywords].join(' '))),
  );
  const typed = significantWords(wordsOf((segments.at(-1) ?? '').replace(extension, '')));
  const words = typed.map((word) => unswapped(word, known));
  const folders = new Set(segments.slice(0, -1).flatMap(wordsOf));
  const sharedFolders = (path: string) =>
    path
      .split('/')
      .slice(0, -1)
      .flatMap(wordsOf)
      .filter((word) => folders.has(word)).length;
  const index = new MiniSearch({ fields: ['path', 'segment', 'title', 'keywords'], tokenize: wordsOf });
  index.addAll(
    pages.map(({ path, title, keywords = [] }, id) => {
      return { id, path, segment: lastSegment(path), title, keywords: keywords.join(' ') };
    }),
  );
  const found = index
    .search(words.join(' '), {
      fuzzy: 0.2,
      weights: { fuzzy: 0.6, prefix: 0 },
      boost: { segment: 3, title: 2 },
      boostDocument: (id) => 1 + boostPerFolder * sharedFolders(pages[id]?.path ?? ''),
    })
    .filter(({ queryTerms }) => queryTerms.length * 2 >= words.length);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score > best / 2)
    .slice(0, limit)
    .flatMap(({ id }) => pages[id] ?? []);
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
