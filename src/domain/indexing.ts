/** Whether a search engine may list an address, and when it may not, the first reason why. */
export const indexings = ['indexable', 'redirects', 'failed', 'no-page', 'noindex', 'canonicalised'] as const;
export type Indexing = (typeof indexings)[number];

/** Each as it ends the sentence “Search engines …”. */
export const indexingWords: Record<Indexing, { readonly title: string; readonly words: string }> = {
  indexable: { title: 'Indexable', words: 'may list it.' },
  redirects: { title: 'Redirects', words: 'list where it leads instead.' },
  failed: { title: 'No answer to list', words: 'drop it: it does not answer with 200.' },
  'no-page': { title: 'No HTML page', words: 'judge it by rules of their own: it is no HTML page.' },
  noindex: { title: 'Noindex', words: 'are asked to leave it out, by a robots meta or an X-Robots-Tag.' },
  canonicalised: { title: 'Canonical elsewhere', words: 'list the page that it names as canonical instead.' },
};
