import { sitemap, surveyed } from '../testSite.fixture';
import { sitemapPageMissing } from './sitemap-page-missing';

const of = (page: object, file: Parameters<typeof sitemap>[0] = {}, complete = true) =>
  surveyed(sitemapPageMissing, {
    facts: { sitemap: { ...sitemap(file), complete } },
    pages: [
      { at: '/', isMapped: true },
      { at: '/a', ...page },
    ],
  });

test("reports a page that isn't in the sitemap", () => {
  expect(of({})).toEqual(['/a The sitemap doesn’t list this page.']);
});

test("doesn't report one that is, or one that search results don't show", () => {
  expect(of({ isMapped: true })).toEqual([]);
  expect(of({ noindex: true })).toEqual([]);
  expect(of({ canonical: '/' })).toEqual([]);
  expect(of({ at: '/a?sort=price' })).toEqual([]);
});

test("doesn't report a further page of a list", () => {
  expect(of({ note: { p: 0 } })).toEqual([]);
  expect(of({ at: '/blog/page/2/' })).toEqual([]);
  expect(of({ at: '/blog/seite-3.html' })).toEqual([]);
  expect(of({ at: '/page/about' })).toHaveLength(1);
  expect(of({ at: '/webpage2' })).toHaveLength(1);
});

test("doesn't report the archive of a year, a month or a day", () => {
  for (const at of ['/2024/', '/blog/2024/05', '/2024/05/17/']) expect(of({ at })).toEqual([]);
  for (const at of ['/2024/05/hello', '/2024/13/', '/1066/', '/model-2024'])
    expect(of({ at })).toHaveLength(1);
});

test("doesn't report it if a part of the sitemap was not read", () => {
  expect(of({}, {}, false)).toEqual([]);
  expect(of({}, { problem: 'unreachable' })).toEqual([]);
});
