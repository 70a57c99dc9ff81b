/** The part of Pagefind's browser module that we use; its files are made after the build (gatsby/postBuild/search.ts). */
export interface SearchPage {
  readonly url: string;
  /** HTML: the words around what was found, which stands in <mark>; everything else is escaped by Pagefind. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
  }[];
}

interface SearchModule {
  init(): Promise<void>;
  /** null when a newer search came in between. */
  debouncedSearch(
    words: string,
    options: object,
    waitMs: number,
  ): Promise<{ readonly results: readonly { data(): Promise<SearchPage> }[] } | null>;
}

let loading: Promise<SearchModule> | undefined;

/** Loads the index's entry once; the parts of the index that a search needs follow with that search. */
export function loadIndex(): Promise<SearchModule> {
  // Not a constant in the import: bundlers would look for the file, which the build makes last.
  const address = '/pagefind/pagefind.js';
  loading ??= import(/* webpackIgnore: true */ address).then(async (module: SearchModule) => {
    await module.init();
    return module;
  });
  return loading;
}

/** At most eight pages, best first; undefined when a newer search has begun. */
export async function searchFor(words: string): Promise<readonly SearchPage[] | undefined> {
  const index = await loadIndex();
  const found = await index.debouncedSearch(words, {}, 120);
  return found ? Promise.all(found.results.slice(0, 8).map((result) => result.data())) : undefined;
}
