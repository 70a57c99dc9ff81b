import { siteOf, surveyed } from '../testSite.fixture';
import { sitemapLanguageInvalid } from './sitemap-language-invalid';

const named = (...codes: readonly string[]) => codes.map((code) => [code, '/en'] as const);

test('reports an invalid code once for all its pages', () => {
  const pages = [
    { at: '/en', mappedVersions: named('en-uk', 'de') },
    { at: '/de', mappedVersions: named('en-uk', 'en-uk') },
    { at: '/fr', mappedVersions: named('jp') },
  ];
  expect(surveyed(sitemapLanguageInvalid, { pages })).toEqual([
    '/en The sitemap lists versions in “en-uk”, which is not a valid language code.',
    '/en The sitemap lists versions in “jp”, which is not a valid language code.',
  ]);
  expect(
    [...sitemapLanguageInvalid.survey(siteOf({ pages }))].map(({ key, pages: of }) => [key, of]),
  ).toEqual([
    ['en-uk', 2],
    ['jp', 1],
  ]);
});

test("doesn't report valid codes, or those of a page itself", () => {
  const pages = [{ at: '/en', mappedVersions: named('en', 'x-default'), alternates: named('en-uk') }];
  expect(surveyed(sitemapLanguageInvalid, { pages })).toEqual([]);
});
