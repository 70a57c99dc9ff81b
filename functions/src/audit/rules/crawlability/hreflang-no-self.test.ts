import { surveyed } from '../testSite.fixture';
import { hreflangNoSelf } from './hreflang-no-self';

const of = (alternates: [string, string][], page = {}) =>
  surveyed(hreflangNoSelf, { pages: [{ at: '/en', alternates, ...page }, { at: '/de' }] });

test('reports a page that lists only others', () => {
  expect(of([['de', '/de']])).toEqual([
    '/en This page lists its versions in other languages, but not itself.',
  ]);
});

test("doesn't report a page that lists itself, nothing, or only x-default", () => {
  expect(
    of([
      ['de', '/de'],
      ['en', '/en'],
    ]),
  ).toEqual([]);
  expect(of([])).toEqual([]);
  expect(of([['x-default', '/de']])).toEqual([]);
});

test("doesn't report a page that search results don't show", () => {
  expect(of([['de', '/de']], { canonical: '/de' })).toEqual([]);
});

test('counts what the sitemap lists, too', () => {
  const listed = { mappedVersions: [['de', '/de']] as [string, string][] };
  expect(of([], listed)).toEqual([
    '/en The sitemap lists this page’s versions in other languages, but not the page itself.',
  ]);
  expect(of([['en', '/en']], listed)).toEqual([]);
});
