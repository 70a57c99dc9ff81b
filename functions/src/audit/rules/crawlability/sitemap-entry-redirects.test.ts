import { surveyed } from '../testSite';
import { sitemapEntryRedirects } from './sitemap-entry-redirects';

const hops = ['https://example.com/old', 'https://example.com/new'];
const old = { at: '/old', isMapped: true, finalOutcome: { end: 'ok' as const, hops, statuses: [301] } };

test('an entry that redirects', () => {
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, old] })).toEqual([
    '/old The sitemap lists this URL, but it redirects to /new.',
  ]);
});

test('not one that is a page, that is broken, or that the sitemap does not name', () => {
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, { ...old, isMapped: false }] })).toEqual([]);
  const lost = { ...old, finalOutcome: { ...old.finalOutcome, end: 'broken' as const } };
  expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, lost] })).toEqual([]);
});
