import { surveyRule } from '../rule';

const maxEntries = 50_000;
const maxBytes = 50 * 1_024 * 1_024;

/** Reports sitemaps beyond the protocol's limits, which search engines ignore or read in part. */
export const sitemapTooLarge = surveyRule('sitemap-too-large', function* ({ facts, start }) {
  for (const { url, entries, size } of facts.sitemap?.files ?? []) {
    if (entries <= maxEntries && size < maxBytes) continue;
    const what =
      entries > maxEntries
        ? `lists more than ${maxEntries.toLocaleString('en-US')} URLs`
        : 'has 50 MB or more';
    yield { page: start, target: url, message: `The sitemap ${url} ${what}.` };
  }
});
