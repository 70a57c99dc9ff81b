import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { sitemap, surveyed } from '../testSite.fixture';
import { hreflangNoReturn } from './hreflang-no-return';

const en = {
  at: '/en',
  alternates: [
    ['en', '/en'],
    ['de', '/de'],
  ] as [string, string][],
};

test("reports a version that doesn't link back to the page", () => {
  expect(surveyed(hreflangNoReturn, { pages: [en, { at: '/de' }] })).toEqual([
    '/en The de version /de doesn’t link back to this page.',
  ]);
});

test("doesn't report two that link to each other under other codes", () => {
  const de = { at: '/de', alternates: [['en-GB', '/en']] as [string, string][] };
  expect(surveyed(hreflangNoReturn, { pages: [en, de] })).toEqual([]);
});

test("doesn't report a version that was not read or is noindex, or x-default", () => {
  expect(surveyed(hreflangNoReturn, { pages: [en] })).toEqual([]);
  expect(surveyed(hreflangNoReturn, { pages: [en, { at: '/de', noindex: true }] })).toEqual([]);
  const fallback = { at: '/en', alternates: [['x-default', '/de']] as [string, string][] };
  expect(surveyed(hreflangNoReturn, { pages: [fallback, { at: '/de' }] })).toEqual([]);
});

test("doesn't report it if an unread sitemap may have the return link", () => {
  const pages = [en, { at: '/de' }];
  const versions = (known: 'all' | 'some') => ({ sitemap: { ...sitemap({}), versions: known } });
  expect(surveyed(hreflangNoReturn, { facts: versions('some'), pages })).toEqual([]);
  expect(surveyed(hreflangNoReturn, { facts: versions('all'), pages })).toHaveLength(1);
});

test('counts the sitemap as a link and as a return link', () => {
  const named = { at: '/en', mappedVersions: en.alternates };
  expect(surveyed(hreflangNoReturn, { pages: [named, { at: '/de' }] })).toEqual([
    '/en The de version /de, which the sitemap names, doesn’t link back to this page.',
  ]);
  expect(surveyed(hreflangNoReturn, { pages: [{ ...en, ...named }, { at: '/de' }] })).toHaveLength(1);
  const back = [['en', '/en']] as [string, string][];
  expect(surveyed(hreflangNoReturn, { pages: [named, { at: '/de', alternates: back }] })).toEqual([]);
  expect(surveyed(hreflangNoReturn, { pages: [en, { at: '/de', mappedVersions: back }] })).toEqual([]);
});

test('accepts returns in a Link header or the sitemap, and a canonical URL in a header, on a real site', async () => {
  const version = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${path}">`;
  const site = await startSite((url) => ({
    '/': page('A', { head: version('en', '/') + version('de', '/de') + version('fr', '/fr'), nav: false }),
    '/de': {
      ...page('B', { nav: false }),
      headers: { link: '</>; rel="alternate"; hreflang="en", </gone>; rel="canonical"' },
    },
    '/fr': page('C', { nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.xml` },
    '/map.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>${url}fr</loc></url></urlset>`,
    },
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  const said = findings.filter(({ rule }) => rule === 'hreflang-no-return' || rule === 'canonical-broken');
  expect(said.map(({ rule, target }) => [rule, target?.slice(site.url.length)])).toEqual([
    ['canonical-broken', 'gone'],
    ['hreflang-no-return', 'fr'],
  ]);
});
