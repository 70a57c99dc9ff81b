import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { broken, link, violations } from '../testPage.fixture';
import { sitemap, surveyed } from '../testSite.fixture';
import {
  hreflangBroken,
  hreflangInvalid,
  hreflangNoReturn,
  hreflangNoSelf,
  hreflangRelative,
} from './hreflang';

describe('hreflang-invalid', () => {
  const of = (code: string) =>
    violations(hreflangInvalid, `<link rel="alternate" hreflang="${code}" href="/x">`);

  test.each(['en-UK', 'en_GB', 'english', 'jp', 'xx', 'de-EU', '', 'en-GB-x-y-z', 'zh-cn-hans'])(
    'reports %s',
    (code) => expect(of(code)).toEqual([`“${code}” is not a valid language code.`]),
  );

  test.each([
    'en',
    'EN-gb',
    'de-AT',
    'zh-Hans',
    'zh-Hant-TW',
    'es-419',
    'x-default',
    'fil',
    'pt-br',
    'uk',
    'se',
    'kr',
    'se-NO',
    'lo-LA',
  ])("doesn't report %s", (code) => expect(of(code)).toEqual([]));

  test("doesn't report the hreflang of a visible link, or of a feed", () => {
    expect(violations(hreflangInvalid, '<a hreflang="klingon" href="/x">')).toEqual([]);
    expect(
      violations(hreflangInvalid, '<link rel="alternate" type="application/rss+xml" href="/x">'),
    ).toEqual([]);
  });

  test("doesn't report one in the body, which search engines ignore", () => {
    expect(violations(hreflangInvalid, '<p>x<link rel="alternate" hreflang="en-UK" href="/x">')).toEqual([]);
  });

  test('reports a Link header', () => {
    const headers = { link: '</x>; rel="alternate"; hreflang="en-UK", </y>; rel="alternate"; hreflang="de"' };
    expect(violations(hreflangInvalid, '<p>x', { headers })).toEqual([
      '“en-UK” is not a valid language code.',
    ]);
  });
});

describe('hreflang-relative', () => {
  const of = (link: string) => violations(hreflangRelative, `<head>${link}</head>`);

  test.each([
    ['<link rel="alternate" hreflang="de" href="/de">', 'The URL of the de version, “/de”, is not absolute.'],
    [
      '<link rel="alternate" hreflang="de" href="//example.com/de">',
      'The URL of the de version, “//example.com/de”, is not absolute.',
    ],
    ['<link rel="alternate" hreflang="de" href="">', 'The de version has no URL.'],
    ['<link rel="alternate" hreflang="de">', 'The de version has no URL.'],
  ])('reports %s', (html, message) => expect(of(html)).toEqual([message]));

  test.each([
    '<link rel="alternate" hreflang="de" href="https://example.com/de">',
    '<link rel="alternate" type="application/rss+xml" href="/feed">',
    '<link rel="stylesheet" hreflang="de" href="/de.css">',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));

  test("doesn't report one in the body, which search engines ignore, or a visible link", () => {
    expect(
      of(
        '</head><body><p>x<link rel="alternate" hreflang="de" href="/de"><a hreflang="de" href="/de">de</a>',
      ),
    ).toEqual([]);
  });
});

describe('hreflang-broken', () => {
  test('reports a missing version', () => {
    expect(hreflangBroken.check(link({ role: 'alternate', finalOutcome: broken(404) }))?.message).toBe(
      'An hreflang URL is broken: /target returns 404 (not found).',
    );
  });

  test("doesn't report one that exists, or one that refuses the crawler", () => {
    expect(hreflangBroken.check(link({ role: 'alternate' }))).toBeNull();
    expect(
      hreflangBroken.check(link({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })),
    ).toBeNull();
  });

  test("ignores links that aren't language versions", () =>
    expect(hreflangBroken.roles).toEqual(['alternate']));
});

describe('hreflang-no-self', () => {
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
});

describe('hreflang-no-return', () => {
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
    const reported = findings.filter(
      ({ rule }) => rule === 'hreflang-no-return' || rule === 'canonical-broken',
    );
    expect(reported.map(({ rule, target }) => [rule, target?.slice(site.url.length)])).toEqual([
      ['canonical-broken', 'gone'],
      ['hreflang-no-return', 'fr'],
    ]);
  });
});
