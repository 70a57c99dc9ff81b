import { surveyed } from '../testSite';
import { hreflangNoSelf } from './hreflang-no-self';

const of = (alternates: [string, string][], page = {}) =>
  surveyed(hreflangNoSelf, { pages: [{ at: '/en', alternates, ...page }, { at: '/de' }] });

test('only the others are listed', () => {
  expect(of([['de', '/de']])).toEqual([
    '/en This page lists its versions in other languages, but not itself.',
  ]);
});

test('not when it lists itself, or nothing, or only where everyone else shall go', () => {
  expect(
    of([
      ['de', '/de'],
      ['en', '/en'],
    ]),
  ).toEqual([]);
  expect(of([])).toEqual([]);
  expect(of([['x-default', '/de']])).toEqual([]);
});

test('not a page that is not for search results', () => {
  expect(of([['de', '/de']], { canonical: '/de' })).toEqual([]);
});

test('what the sitemap lists counts, too', () => {
  const listed = { mappedVersions: [['de', '/de']] as [string, string][] };
  expect(of([], listed)).toEqual([
    '/en The sitemap lists this page’s versions in other languages, but not the page itself.',
  ]);
  expect(of([['en', '/en']], listed)).toEqual([]);
});
