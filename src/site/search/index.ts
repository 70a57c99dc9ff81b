import { type Found, type PageText, SearchEngine } from './engine';
import type { PageName } from './nearest';

/** Loads and indexes the texts once, for all callers. After a failure, the next call tries again. */
export function loadIndex(): Promise<SearchEngine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let loading: Promise<SearchEngine> | undefined;

async function load(): Promise<SearchEngine> {
  const [pages, texts] = await Promise.all([
    read<readonly PageName[]>('/pages.json'),
    read<readonly PageText[]>('/search.json'),
  ]);
  return new SearchEngine(pages, texts);
}

async function read<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}

/** Returns the best pages for the typed words. */
export const searchFor = async (typed: string): Promise<Found> => (await loadIndex()).search(typed);
