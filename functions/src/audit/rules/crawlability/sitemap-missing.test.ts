import { sitemap, surveyed } from '../testSite';
import { sitemapMissing } from './sitemap-missing';

const pages = Array.from({ length: 10 }, (_, n) => ({ at: `/${n}` }));
const of = (file: Parameters<typeof sitemap>[0], some = pages) =>
  surveyed(sitemapMissing, { facts: { sitemap: sitemap(file) }, pages: some });

test('nothing at the usual place, and none is named', () => {
  expect(of({ named: false, problem: 'missing' })).toEqual([
    '/0 No sitemap found in robots.txt or at /sitemap.xml.',
  ]);
  expect(of({ named: false, problem: 'not-a-sitemap' })).toHaveLength(1);
});

test('not one that is there, nor one that could not be asked for', () => {
  expect(of({ named: false, problem: null })).toEqual([]);
  expect(of({ named: false, problem: 'unreachable' })).toEqual([]);
});

test('not one that is named and missing, which is worse and has a rule of its own', () => {
  expect(of({ named: true, problem: 'missing' })).toEqual([]);
});

test('not a site of a few pages', () =>
  expect(of({ named: false, problem: 'missing' }, pages.slice(1))).toEqual([]));
