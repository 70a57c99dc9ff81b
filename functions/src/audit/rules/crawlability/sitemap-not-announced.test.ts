import { robots, sitemap, surveyed } from '../testSite.fixture';
import { sitemapNotAnnounced } from './sitemap-not-announced';

const of = (file: Parameters<typeof sitemap>[0], said: Parameters<typeof robots>[0]) =>
  surveyed(sitemapNotAnnounced, {
    facts: { sitemap: sitemap(file), robots: robots(said) },
    pages: [{ at: '/' }],
  });

test('reports a sitemap that is only at the default location', () => {
  expect(of({ named: false }, { namesSitemap: false })).toEqual([
    '/ robots.txt doesn’t list the sitemap https://example.com/sitemap.xml.',
  ]);
});

test("doesn't report one that is named, or a site without a sitemap or robots.txt", () => {
  expect(of({ named: true }, { namesSitemap: true })).toEqual([]);
  expect(of({ named: false, problem: 'missing' }, { namesSitemap: false })).toEqual([]);
  expect(of({ named: false }, { status: 404, namesSitemap: false })).toEqual([]);
});
