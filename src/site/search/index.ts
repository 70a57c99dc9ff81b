import { type Correction, corrected, Vocabulary } from './correct';
import type { PageName } from './nearest';
import { type Ranked, ranked, type TextHit } from './rank';
import { tellingWords, wordsOf } from './words';

/** The part of Pagefind's browser API that we use. The build creates its files last (gatsby/postBuild/search.ts). */
export interface PageText {
  /** HTML: the text around the match, which is in <mark>. Pagefind escapes everything else. */
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
  /** null if a newer search has started. */
  debouncedSearch(
    words: string,
    options: object,
    waitMs: number,
  ): Promise<{ readonly results: readonly Hit[] } | null>;
}

interface SearchIndex {
  readonly texts: SearchModule;
  readonly pages: readonly PageName[];
  /** The words of the texts, and those plus the words of the page names. */
  readonly inTexts: Vocabulary;
  readonly vocabulary: Vocabulary;
}

/** Shares one load between callers. After a failure, the next call tries again. */
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

/** Separate from the rest, which may fail while this continues: loaded twice concurrently, it would break. */
const loadTexts = once(async () => {
  // Not a constant in the import, or bundlers would look for the file, which the build creates last.
  const address = '/pagefind/pagefind.js';
  const module: SearchModule = await import(/* webpackIgnore: true */ address);
  await module.init();
  return module;
});

/** Loads the index's entry once. The parts that a search needs are loaded with that search. */
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
  /** Undefined if only the page's name matches. */
  readonly text: PageText | undefined;
}

export interface Found extends Correction {
  /** The first eight. */
  readonly pages: readonly FoundPage[];
  /** The total number of matches. */
  readonly total: number;
}

const shown = 8;
const isExact = (typed: string) => /^".+"$/.test(typed);

/** Returns the best pages for the typed words, or undefined if a newer search has started. */
export async function searchFor(typed: string): Promise<Found | undefined> {
  const { texts, pages, inTexts, vocabulary } = await loadIndex();
  const meant = isExact(typed)
    ? { words: wordsOf(typed), unknown: [], changed: false }
    : corrected(tellingWords(wordsOf(typed)), vocabulary);
  // For an unknown word, Pagefind returns those with the same prefix.
  const knownWords = meant.words.filter((word) => inTexts.knows(word));
  const found = await texts.debouncedSearch(isExact(typed) ? typed : knownWords.join(' '), {}, 120);
  if (!found) return undefined;
  const all = found.results.length > 0 || isExact(typed);
  const hits = all ? found.results : await hitsOfEach(knownWords, texts);
  const list = meant.words.length === 0 ? [] : ranked(meant.words, pages, hits);
  return { ...meant, pages: await Promise.all(list.slice(0, shown).map(withText)), total: list.length };
}

const withText = async ({ page, hit }: Ranked<Hit>): Promise<FoundPage> => ({
  page,
  text: await hit?.data(),
});

/** No text has all of the words: finds those with some, the more the better. */
async function hitsOfEach(words: readonly string[], texts: SearchModule): Promise<readonly Hit[]> {
  const hits = new Map<string, Hit>();
  for (const { results } of await Promise.all(words.map((word) => texts.search(word)))) {
    const bestScore = Math.max(...results.map(({ score }) => score), Number.MIN_VALUE);
    for (const hit of results) {
      const before = hits.get(hit.id);
      const score = (before?.score ?? 0) + hit.score / bestScore;
      hits.set(hit.id, { id: hit.id, score, data: () => (before ?? hit).data() });
    }
  }
  return [...hits.values()];
}
