import { surveyed } from '../testSite';
import { sitemapEntryBroken } from './sitemap-entry-broken';

const entry = (finalOutcome: object) => ({
  pages: [{ at: '/' }, { at: '/gone', isMapped: true, finalOutcome }],
});

test('an entry that answers an error', () => {
  expect(surveyed(sitemapEntryBroken, entry({ end: 'broken', seen: { status: 404 } }))).toEqual([
    '/gone The sitemap lists this URL, but /gone returns 404 (not found).',
  ]);
  expect(surveyed(sitemapEntryBroken, entry({ end: 'loop' }))).toHaveLength(1);
});

test('not one of which nothing is proven, that redirects, or that is there', () => {
  expect(surveyed(sitemapEntryBroken, entry({ end: 'unverified', seen: { status: 403 } }))).toEqual([]);
  expect(surveyed(sitemapEntryBroken, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
});

test('not a broken address that the sitemap does not name', () => {
  const pages = [{ at: '/' }, { at: '/gone', finalOutcome: { end: 'broken' as const } }];
  expect(surveyed(sitemapEntryBroken, { pages })).toEqual([]);
});
