import type { PageName } from './nearest';
import { stemOf, tellingWords, wordsOf } from './words';

/** A page whose text contains the words. */
export interface TextHit {
  /** The `indexed` of its name. */
  readonly id: string;
  /** Higher is better. Only comparable within the same search. */
  readonly score: number;
}

export interface Ranked<Hit extends TextHit> {
  readonly page: PageName;
  /** Undefined if only the page's name matches. */
  readonly hit: Hit | undefined;
}

/** Returns how well a typed word matches a word of a name. */
function match(typed: string, pageWords: string): number {
  if (typed === pageWords) return 1;
  if (stemOf(typed) === stemOf(pageWords)) return 0.95;
  if (pageWords.startsWith(typed)) return 0.6 + (0.3 * typed.length) / pageWords.length;
  const stem = stemOf(typed);
  return stem.length > 3 && pageWords.startsWith(stem) ? 0.6 : 0;
}

const bestOf = (typed: string, pageWords: readonly string[]) =>
  Math.max(0, ...pageWords.map((other) => match(typed, other)));

/**
 * Rates how well words name a page, from 0 to 1: the share of them in its title, URL, or keywords, and the share of
 * one of those that they cover, so that “Broken link” comes before “Why a 403 is not a broken link”. An exact keyword
 * match wins.
 */
export function nameScore(
  words: readonly string[],
  page: PageName,
): { readonly share: number; readonly score: number } {
  const title = tellingWords(wordsOf(page.title));
  const address = wordsOf(page.path.slice(page.path.lastIndexOf('/')));
  const keywords = (page.keywords ?? []).map((keyword) => tellingWords(wordsOf(keyword)));
  if (keywords.some((keyword) => keyword.join(' ') === words.join(' '))) return { share: 1, score: 1 };
  const pageWords = [...title, ...address, ...keywords.flat()];
  const share = words.reduce((sum, word) => sum + bestOf(word, pageWords), 0) / Math.max(1, words.length);
  const containsQuery = (name: readonly string[]) =>
    name.filter((part) => words.some((word) => match(word, part) > 0)).length / Math.max(1, name.length);
  return {
    share,
    score: share * share * (0.5 + 0.5 * Math.max(...[title, address, ...keywords].map(containsQuery))),
  };
}

/**
 * Ranks pages, best first. A page's name weighs three times as much as its text. A page without a text match is
 * included if its name has all words, or nearly.
 */
export function ranked<Hit extends TextHit>(
  words: readonly string[],
  pages: readonly PageName[],
  hits: readonly Hit[],
): Ranked<Hit>[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const bestScore = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
  return pages
    .map((page) => {
      const hit = page.indexed === undefined ? undefined : byId.get(page.indexed);
      const { share, score } = nameScore(words, page);
      return { page, hit, share, score: 3 * score + (hit ? hit.score / bestScore : 0) };
    })
    .filter(({ hit, share }) => hit || share > 0.8)
    .sort((a, b) => b.score - a.score)
    .map(({ page, hit }) => ({ page, hit }));
}
