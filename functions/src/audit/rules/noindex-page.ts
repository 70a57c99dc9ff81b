import { pageRule } from './rule';

/** A page that asks search engines to leave it out: often meant, sometimes left over. */
export const noindexPage = pageRule('noindex-page', ({ noindex, metas, headers }) =>
  noindex
    ? [
        {
          message: 'This page asks search engines to leave it out.',
          evidence: { value: metas.get('robots') ?? String(headers['x-robots-tag'] ?? '') },
        },
      ]
    : [],
);
