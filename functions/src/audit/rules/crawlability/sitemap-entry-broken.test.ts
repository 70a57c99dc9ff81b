import { surveyed } from '../testSite.fixture';
import { sitemapEntryBroken } from './sitemap-entry-broken';

const entry = (finalOutcome: object) => ({
  pages: [{ at: '/' }, { at: '/gone', isMapped: true, finalOutcome }],
});

test('reports an entry that responds with an error', () => {
  expect(surveyed(sitemapEntryBroken, entry({ end: 'broken', seen: { status: 404 } }))).toEqual([
    '/gone The sitemap lists this URL, but /gone returns 404 (not found).',
  ]);
  expect(surveyed(sitemapEntryBroken, entry({ end: 'loop' }))).toHaveLength(1);
});

test("doesn't report one without proof, one that redirects, or one that exists", () => {
  expect(surveyed(sitemapEntryBroken, entry({ end: 'unverified', seen: { status: 403 } }))).toEqual([]);
  expect(surveyed(sitemapEntryBroken, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
});

test("doesn't report a broken URL that isn't in the sitemap", () => {
  const pages = [{ at: '/' }, { at: '/gone', finalOutcome: { end: 'broken' as const } }];
  expect(surveyed(sitemapEntryBroken, { pages })).toEqual([]);
});
