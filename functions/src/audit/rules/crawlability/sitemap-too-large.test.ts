import { sitemap, surveyed } from '../testSite.fixture';
import { sitemapTooLarge } from './sitemap-too-large';

const of = (file: Parameters<typeof sitemap>[0]) =>
  surveyed(sitemapTooLarge, { facts: { sitemap: sitemap(file) }, pages: [{ at: '/' }] });

test('reports too many URLs, or too many bytes', () => {
  expect(of({ entries: 50_001 })).toEqual([
    '/ The sitemap https://example.com/sitemap.xml lists more than 50,000 URLs.',
  ]);
  expect(of({ size: 50 * 1_024 * 1_024 })).toEqual([
    '/ The sitemap https://example.com/sitemap.xml has 50 MB or more.',
  ]);
});

test("doesn't report one at the limit", () =>
  expect(of({ entries: 50_000, size: 50 * 1_024 * 1_024 - 1 })).toEqual([]));
