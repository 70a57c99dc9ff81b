import { sitemap, surveyed } from '../testSite.fixture';
import { sitemapMissing } from './sitemap-missing';

const pages = Array.from({ length: 10 }, (_, n) => ({ at: `/${n}` }));
const of = (file: Parameters<typeof sitemap>[0], some = pages) =>
  surveyed(sitemapMissing, { facts: { sitemap: sitemap(file) }, pages: some });

test('reports a site without a sitemap at the default location or a named one', () => {
  expect(of({ named: false, problem: 'missing' })).toEqual([
    '/0 No sitemap found in robots.txt or at /sitemap.xml.',
  ]);
  expect(of({ named: false, problem: 'not-a-sitemap' })).toHaveLength(1);
});

test("doesn't report one that exists, or one that could not be requested", () => {
  expect(of({ named: false, problem: null })).toEqual([]);
  expect(of({ named: false, problem: 'unreachable' })).toEqual([]);
});

test("doesn't report one that is named but missing, which is worse and has its own rule", () => {
  expect(of({ named: true, problem: 'missing' })).toEqual([]);
});

test("doesn't report a site of a few pages", () =>
  expect(of({ named: false, problem: 'missing' }, pages.slice(1))).toEqual([]));
