import { surveyed } from '../testSite.fixture';
import { sitemapEntryRedirects } from './sitemap-entry-redirects';

const hops = ['https://example.com/old', 'https://example.com/new'];
const old = { at: '/old', isMapped: true, finalOutcome: { end: 'ok' as const, hops, statuses: [301] } };

test('reports an entry that redirects', () => {
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, old] })).toEqual([
    '/old The sitemap lists this URL, but it redirects to /new.',
  ]);
});

test("doesn't report one that is a page, is broken, or isn't in the sitemap", () => {
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, { ...old, isMapped: false }] })).toEqual([]);
  const lost = { ...old, finalOutcome: { ...old.finalOutcome, end: 'broken' as const } };
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, lost] })).toEqual([]);
});
