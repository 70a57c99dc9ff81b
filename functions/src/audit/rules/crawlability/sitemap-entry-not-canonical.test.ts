import { surveyed } from '../testSite';
import { sitemapEntryNotCanonical } from './sitemap-entry-not-canonical';

const of = (page: object) =>
  surveyed(sitemapEntryNotCanonical, {
    pages: [{ at: '/' }, { at: '/a?sort=price', isMapped: true, ...page }],
  });

test('an entry that names another page', () => {
  expect(of({ canonical: '/' })).toEqual([
    '/a?sort=price The sitemap lists this page, but its canonical URL is /.'.replace('?sort=price', ''),
  ]);
});

test('not one that names itself or nothing, nor one that is not in the sitemap', () => {
  expect(of({})).toEqual([]);
  expect(of({ canonical: '/', isMapped: false })).toEqual([]);
});

test('not one with noindex, which another rule tells', () => {
  expect(of({ canonical: '/', noindex: true })).toEqual([]);
});
