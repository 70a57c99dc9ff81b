import { sitemapEntryForeign } from './sitemap-entry-foreign';
import { sitemap, surveyed } from './testSite';

const of = (foreign: string[]) =>
  surveyed(sitemapEntryForeign, { facts: { sitemap: { ...sitemap({}), foreign } }, pages: [{ at: '/' }] });

test('an address of another host', () => {
  expect(of(['https://staging.example.net/a'])).toEqual([
    '/ The sitemap names https://staging.example.net/a, which is on another host.',
  ]);
});

test('not a sitemap of own addresses, nor none', () => {
  expect(of([])).toEqual([]);
  expect(surveyed(sitemapEntryForeign, { pages: [{ at: '/' }] })).toEqual([]);
});
