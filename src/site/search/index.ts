import { type Correction, corrected, Vocabulary } from './correct';
import type { PageName } from './nearest';
import { type Ranked, ranked, type TextHit } from './rank';
import { tellingWords, wordsOf } from './words';

/** The part of Pagefind's browser module that we use; its files are made after the build (gatsby/postBuild/search.ts). */
export interface PageText {
  /** HTML: the words around what was found, which stands in <mark>; everything else is escaped by Pagefind. */
  readonly excerpt: string;
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
  }[];
}

interface Hit extends TextHit {
  data(): Promise<PageText>;
}

interface SearchModule {
  init(): Promise<void>;
  search(words: string): Promise<{ readonly results: readonly Hit[] }>;
  /** null when a newer search came in between. */
  debouncedSearch(
    words: string,
    options: object,
    waitMs: number,
  ): Promise<{ readonly results: readonly Hit[] } | null>;
}

interface SearchIndex {
  readonly texts: SearchModule;
  readonly pages: readonly PageName[];
  /** The words of the texts, and those with the words of the pages' names. */
  readonly inTexts: Vocabulary;
  readonly vocabulary: Vocabulary;
}

/** Loads something once, however many ask for it; what has failed is tried again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = undefined;
      throw fault;
    });
    return loading;
  };
}

/** Apart from the rest, which may fail while this goes on: begun twice at a time, it would be of no use any more. */
const loadTexts = once(async () => {
  // Not a constant in the import: bundlers would look for the file, which the build makes last.
  const address = '/pagefind/pagefind.js';
  const module: SearchModule = await import(/* webpackIgnore: true */ address);
  await module.init();
  return module;
});

/** Loads the index's entry once; the parts of the index that a search needs follow with that search. */
export const loadIndex = once(async (): Promise<SearchIndex> => {
  const [texts, pages, words] = await Promise.all([
    loadTexts(),
    read<readonly PageName[]>('/pages.json'),
    read<readonly string[]>('/pagefind/words.json'),
  ]);
  const names = pages.flatMap(({ path, title, keywords = [] }) =>
    wordsOf([path, title, ...keywords].join(' ')),
  );
  return {
    texts,
    pages,
    inTexts: new Vocabulary(words),
    vocabulary: new Vocabulary([...new Set([...names, ...words])]),
  };
});

async function read<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}

export interface FoundPage {
  readonly page: PageName;
  /** Undefined when only the page's name has the words. */
  readonly text: PageText | undefined;
}

export interface Found extends Correction {
  /** The first eight. */
  readonly pages: readonly FoundPage[];
  /** Of how many they are the first. */
  readonly total: number;
}

const shown = 8;
const isExact = (typed: string) => /^".+"$/.test(typed);

/** Pages for what was typed, best first; undefined when a newer search has begun. */
export async function searchFor(typed: string): Promise<Found | undefined> {
  const { texts, pages, inTexts, vocabulary } = await loadIndex();
  const meant = isExact(typed)
    ? { words: wordsOf(typed), unknown: [], changed: false }
    : corrected(tellingWords(wordsOf(typed)), vocabulary);
  // For a word that it does not have, Pagefind gives what begins like it.
  const said = meant.words.filter((word) => inTexts.knows(word));
  const found = await texts.debouncedSearch(isExact(typed) ? typed : said.join(' '), {}, 120);
  if (!found) return undefined;
  const all = found.results.length > 0 || isExact(typed);
  const hits = all ? found.results : await hitsOfEach(said, texts);
  const list = meant.words.length === 0 ? [] : ranked(meant.words, pages, hits);
  return { ...meant, pages: await Promise.all(list.slice(0, shown).map(withText)), total: list.length };
}

const withText = async ({ page, hit }: Ranked<Hit>): Promise<FoundPage> => ({
  page,
  text: await hit?.data(),
});

/** No text has all of the words: those that have some, the more the better. */
async function hitsOfEach(words: readonly string[], texts: SearchModule): Promise<readonly Hit[]> {
  const hits = new Map<string, Hit>();
  for (const { results } of await Promise.all(words.map((word) => texts.search(word)))) {
    const most = Math.max(...results.map(({ score }) => score), Number.MIN_VALUE);
    for (const hit of results) {
      const before = hits.get(hit.id);
      const score = (before?.score ?? 0) + hit.score / most;
      hits.set(hit.id, { id: hit.id, score, data: () => (before ?? hit).data() });
    }
  }
  return [...hits.values()];
}
