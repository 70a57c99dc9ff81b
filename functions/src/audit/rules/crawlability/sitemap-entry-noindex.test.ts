import { surveyed } from '../testSite.fixture';
import { sitemapEntryNoindex } from './sitemap-entry-noindex';

const of = (page: object) => surveyed(sitemapEntryNoindex, { pages: [{ at: '/', ...page }] });

test('reports an entry with noindex', () => {
  expect(of({ isMapped: true, noindex: true })).toEqual([
    '/ The sitemap lists this page, but the page has noindex.',
  ]);
});

test("doesn't report an entry without noindex, or a page that isn't in the sitemap", () => {
  expect(of({ isMapped: true })).toEqual([]);
  expect(of({ noindex: true })).toEqual([]);
});
