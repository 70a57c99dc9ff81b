/**
 * Whether a search engine may index a URL, and if not, the first reason why. Reports store an index into this list,
 * so append new values.
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

/** Each completes the sentence “Search engines …”. */
export const indexingWords: Record<Indexing, { readonly title: string; readonly words: string }> = {
  indexable: { title: 'Indexable', words: 'may list it.' },
  blocked: {
    title: 'Blocked by robots.txt',
    words: 'can’t crawl it because of robots.txt. They may still list its URL.',
  },
  unseen: { title: 'Indexability unknown', words: 'may or may not list it: robots.txt blocked Plumbline.' },
  redirects: { title: 'Redirects', words: 'list the redirect target instead.' },
  failed: { title: 'Not a 200 response', words: 'don’t list it: it doesn’t respond with 200.' },
  'no-page': { title: 'Not HTML', words: 'apply other rules to it: it isn’t an HTML page.' },
  noindex: { title: 'Noindex', words: 'don’t list it because of a robots meta tag or X-Robots-Tag header.' },
  canonicalised: { title: 'Canonical elsewhere', words: 'list its canonical URL instead.' },
};

/** Returns whether a URL was requested at all. The site's robots.txt may have disallowed it. */
export function wasAsked(status: number, indexing: Indexing): boolean {
  return status !== 0 || (indexing !== 'blocked' && indexing !== 'unseen');
}
