/**
 * Whether a search engine may list an address, and when it may not, the first reason why. Reports store a place in this
 * list: a new one comes last.
 */
export const indexings = [
  'indexable',
  'redirects',
  'failed',
  'no-page',
  'noindex',
  'canonicalised',
  'blocked',
  'unseen',
] as const;
export type Indexing = (typeof indexings)[number];

/** Each as it ends the sentence “Search engines …”. */
export const indexingWords: Record<Indexing, { readonly title: string; readonly words: string }> = {
  indexable: { title: 'Indexable', words: 'may list it.' },
  blocked: {
    title: 'Blocked by robots.txt',
    words: 'are kept from reading it by robots.txt; at most they list its address.',
  },
  unseen: { title: 'Not looked at', words: 'may list it or not: robots.txt kept our own crawler out.' },
  redirects: { title: 'Redirects', words: 'list where it leads instead.' },
  failed: { title: 'No answer to list', words: 'drop it: it does not answer with 200.' },
  'no-page': { title: 'No HTML page', words: 'judge it by rules of their own: it is no HTML page.' },
  noindex: { title: 'Noindex', words: 'are asked to leave it out, by a robots meta or an X-Robots-Tag.' },
  canonicalised: { title: 'Canonical elsewhere', words: 'list the page that it names as canonical instead.' },
};

/** Whether an address was asked at all: a site's robots.txt may have forbidden it. */
export function wasAsked(status: number, indexing: Indexing): boolean {
  return status !== 0 || (indexing !== 'blocked' && indexing !== 'unseen');
}
