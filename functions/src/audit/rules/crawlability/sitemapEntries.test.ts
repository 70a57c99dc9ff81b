import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { sitemap, siteOf, surveyed } from '../testSite.fixture';
import {
  sitemapEntryBroken,
  sitemapEntryForeign,
  sitemapEntryNoindex,
  sitemapEntryNotCanonical,
  sitemapEntryRedirects,
  sitemapLanguageInvalid,
  sitemapPageMissing,
} from './sitemapEntries';

describe('sitemap-entry-broken', () => {
  const entry = (finalOutcome: object) => ({
    pages: [{ at: '/' }, { at: '/gone', isMapped: true, finalOutcome }],
  });

  test('reports an entry that responds with an error', () => {
    expect(surveyed(sitemapEntryBroken, entry({ end: 'broken', seen: { status: 404 } }))).toEqual([
      '/gone The sitemap lists this URL, but /gone returns 404 (not found).',
    ]);
    expect(surveyed(sitemapEntryBroken, entry({ end: 'loop' }))).toHaveLength(1);
  });

  test("doesn't report one without proof, one that redirects, or one that exists", () => {
    expect(surveyed(sitemapEntryBroken, entry({ end: 'unverified', seen: { status: 403 } }))).toEqual([]);
    expect(surveyed(sitemapEntryBroken, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
  });

  test("doesn't report a broken URL that isn't in the sitemap", () => {
    const pages = [{ at: '/' }, { at: '/gone', finalOutcome: { end: 'broken' as const } }];
    expect(surveyed(sitemapEntryBroken, { pages })).toEqual([]);
  });
});

describe('sitemap-entry-redirects', () => {
  const hops = ['https://example.com/old', 'https://example.com/new'];
  const old = { at: '/old', isMapped: true, finalOutcome: { end: 'ok' as const, hops, statuses: [301] } };

  test('reports an entry that redirects', () => {
    expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, old] })).toEqual([
      '/old The sitemap lists this URL, but it redirects to /new.',
    ]);
  });

  test("doesn't report one that is a page, is broken, or isn't in the sitemap", () => {
    expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/', isMapped: true }] })).toEqual([]);
    expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, { ...old, isMapped: false }] })).toEqual(
      [],
    );
    const lost = { ...old, finalOutcome: { ...old.finalOutcome, end: 'broken' as const } };
    expect(surveyed(sitemapEntryRedirects, { pages: [{ at: '/' }, lost] })).toEqual([]);
  });
});

describe('sitemap-entry-noindex', () => {
  const of = (page: object) => surveyed(sitemapEntryNoindex, { pages: [{ at: '/', ...page }] });

  test('reports an entry with noindex', () => {
    expect(of({ isMapped: true, noindex: true })).toEqual([
      '/ The sitemap lists this page, but the page has noindex.',
    ]);
  });

  test("doesn't report an entry without noindex, or a page that isn't in the sitemap", () => {
    expect(of({ isMapped: true })).toEqual([]);
    expect(of({ noindex: true })).toEqual([]);
  });
});

describe('sitemap-entry-not-canonical', () => {
  const of = (page: object) =>
    surveyed(sitemapEntryNotCanonical, {
      pages: [{ at: '/' }, { at: '/a?sort=price', isMapped: true, ...page }],
    });

  test('reports an entry with another canonical page', () => {
    expect(of({ canonical: '/' })).toEqual([
      '/a?sort=price The sitemap lists this page, but its canonical URL is /.'.replace('?sort=price', ''),
    ]);
  });

  test("doesn't report one that names itself or nothing, or one that isn't in the sitemap", () => {
    expect(of({})).toEqual([]);
    expect(of({ canonical: '/', isMapped: false })).toEqual([]);
  });

  test("doesn't report one with noindex, which has its own rule", () => {
    expect(of({ canonical: '/', noindex: true })).toEqual([]);
  });
});

describe('sitemap-entry-foreign', () => {
  const of = (foreign: string[]) =>
    surveyed(sitemapEntryForeign, { facts: { sitemap: { ...sitemap({}), foreign } }, pages: [{ at: '/' }] });

  test('reports a URL of another host', () => {
    expect(of(['https://staging.example.net/a'])).toEqual([
      '/ The sitemap lists https://staging.example.net/a, which is on another host.',
    ]);
  });

  test("doesn't report a sitemap of the site's own URLs, or none", () => {
    expect(of([])).toEqual([]);
    expect(surveyed(sitemapEntryForeign, { pages: [{ at: '/' }] })).toEqual([]);
  });

  test('treats www and subdomains as other hosts, and https as the same', async () => {
    const names: string[] = [];
    const site = await startSite((url) => {
      const { port } = new URL(url);
      names.push(
        `https://localhost:${port}/`,
        `http://www.localhost:${port}/`,
        `http://docs.localhost:${port}/`,
      );
      return {
        '/': page('Start', { nav: false }),
        '/robots.txt': { body: `Sitemap: http://localhost:${port}/map.txt` },
        '/map.txt': { body: [`http://localhost:${port}/`, ...names].join('\n') },
      };
    });
    const { findings } = await auditSite({ url: `http://localhost:${new URL(site.url).port}/` });
    await site.close();
    const reported = findings.filter(({ rule }) => rule === 'sitemap-entry-foreign');
    expect(reported.map(({ target }) => target)).toEqual(names.slice(1));
  });
});

describe('sitemap-page-missing', () => {
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
});

describe('sitemap-language-invalid', () => {
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
});
