import { robots, sitemap, surveyed } from '../testSite';
import { sitemapNotAnnounced } from './sitemap-not-announced';

const of = (file: Parameters<typeof sitemap>[0], said: Parameters<typeof robots>[0]) =>
  surveyed(sitemapNotAnnounced, {
    facts: { sitemap: sitemap(file), robots: robots(said) },
    pages: [{ at: '/' }],
  });

test('a sitemap that one must guess', () => {
  expect(of({ named: false }, { namesSitemap: false })).toEqual([
    '/ robots.txt doesn’t list the sitemap https://example.com/sitemap.xml.',
  ]);
});

test('not one that is named, nor where there is no sitemap or no robots.txt', () => {
  expect(of({ named: true }, { namesSitemap: true })).toEqual([]);
  expect(of({ named: false, problem: 'missing' }, { namesSitemap: false })).toEqual([]);
  expect(of({ named: false }, { status: 404, namesSitemap: false })).toEqual([]);
});
