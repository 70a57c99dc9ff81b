import { surveyed } from '../testSite';
import { sitemapEntryNoindex } from './sitemap-entry-noindex';

const of = (page: object) => surveyed(sitemapEntryNoindex, { pages: [{ at: '/', ...page }] });

test('an entry that asks to be left out', () => {
  expect(of({ isMapped: true, noindex: true })).toEqual([
    '/ The sitemap lists this page, but the page has noindex.',
  ]);
});

test('not an entry without noindex, nor a page that the sitemap leaves out', () => {
  expect(of({ isMapped: true })).toEqual([]);
  expect(of({ noindex: true })).toEqual([]);
});
