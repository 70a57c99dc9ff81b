import { surveyed } from '../testSite.fixture';
import { sitemapEntryNotCanonical } from './sitemap-entry-not-canonical';

const of = (page: object) =>
  surveyed(sitemapEntryNotCanonical, {
    pages: [{ at: '/' }, { at: '/a?sort=price', isMapped: true, ...page }],
  });

test('reports an entry with another canonical page', () => {
  expect(of({ canonical: '/' })).toEqual([
    '/a?sort=price The sitemap lists this page, but its canonical URL is /.'.replace('?sort=price', ''),
  ]);
});

test("doesn't report one that names itself or nothing, or one that isn't in the sitemap", () => {
  expect(of({})).toEqual([]);
  expect(of({ canonical: '/', isMapped: false })).toEqual([]);
});

test("doesn't report one with noindex, which has its own rule", () => {
  expect(of({ canonical: '/', noindex: true })).toEqual([]);
});
