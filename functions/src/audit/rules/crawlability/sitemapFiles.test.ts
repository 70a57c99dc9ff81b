import { links, page, serve } from '#functions/audit/testSites.fixture';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { robots, sitemap, siteOf, surveyed } from '../testSite.fixture';
import {
  sitemapLastmodInvalid,
  sitemapMissing,
  sitemapNotAnnounced,
  sitemapTooLarge,
  sitemapUnreadable,
} from './sitemapFiles';

describe('sitemap-missing', () => {
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
});

describe('sitemap-not-announced', () => {
  const of = (file: Parameters<typeof sitemap>[0], said: Parameters<typeof robots>[0]) =>
    surveyed(sitemapNotAnnounced, {
      facts: { sitemap: sitemap(file), robots: robots(said) },
      pages: [{ at: '/' }],
    });

  test('reports a sitemap that is only at the default location', () => {
    expect(of({ named: false }, { namesSitemap: false })).toEqual([
      '/ robots.txt doesn’t list the sitemap https://example.com/sitemap.xml.',
    ]);
  });

  test("doesn't report one that is named, or a site without a sitemap or robots.txt", () => {
    expect(of({ named: true }, { namesSitemap: true })).toEqual([]);
    expect(of({ named: false, problem: 'missing' }, { namesSitemap: false })).toEqual([]);
    expect(of({ named: false }, { status: 404, namesSitemap: false })).toEqual([]);
  });
});

describe('sitemap-unreadable', () => {
  const site = (file: Parameters<typeof sitemap>[0]) => ({
    facts: { sitemap: sitemap(file) },
    pages: [{ at: '/' }],
  });
  const of = (file: Parameters<typeof sitemap>[0]) => surveyed(sitemapUnreadable, site(file));

  test.each([
    [{ problem: 'missing', status: 404 } as const, 'returns 404 (not found)'],
    [{ problem: 'empty' } as const, 'lists no pages'],
    [{ problem: 'not-a-sitemap' } as const, 'is not a sitemap'],
    [{ problem: 'unreachable', status: 500 } as const, 'returns 500 (internal server error)'],
  ])('reports %j', (file, words) =>
    expect(of(file)).toEqual([`/ The sitemap https://example.com/sitemap.xml ${words}.`]),
  );

  test("doesn't report a missing response or a refusal, which prove nothing", () => {
    for (const status of [0, 403])
      expect([...sitemapUnreadable.survey(siteOf(site({ problem: 'unreachable', status })))]).toMatchObject([
        { severity: 'unverified' },
      ]);
  });

  test("doesn't report a valid one, or a missing one that isn't named", () => {
    expect(of({})).toEqual([]);
    expect(of({ named: false, problem: 'missing', status: 404 })).toEqual([]);
  });
});

describe('sitemap-too-large', () => {
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
});

describe('sitemap-lastmod-invalid', () => {
  const of = (file: Parameters<typeof sitemap>[0]) =>
    surveyed(sitemapLastmodInvalid, { facts: { sitemap: sitemap(file) }, pages: [{ at: '/' }] });

  test('reports each sitemap once, with examples', () => {
    expect(of({ wrongDates: { count: 1_200, examples: ['31.12.2025', '', '2025-02-30'] } })).toEqual([
      '/ The sitemap https://example.com/sitemap.xml has 1,200 invalid or future dates: “31.12.2025”, “”, “2025-02-30” and others.',
    ]);
    expect(of({ wrongDates: { count: 1, examples: ['yesterday'] } })).toEqual([
      '/ The sitemap https://example.com/sitemap.xml has 1 invalid or future date: “yesterday”.',
    ]);
  });

  test("doesn't report a sitemap with valid dates or none", () => expect(of({})).toEqual([]));

  test('reports dates of pages and sitemaps on a real site, but not those of images or news', async () => {
    const entry = (path: string, lastmod: string) =>
      `<url><loc>${path}</loc><lastmod>${lastmod}</lastmod><image:image><lastmod>y</lastmod></image:image></url>`;
    const site = await serve({
      '/': links('/a'),
      '/a': page('A', 'A'),
      '/sitemap.xml': {
        body: '<sitemapindex><sitemap><loc>/1.xml</loc><lastmod>today</lastmod></sitemap></sitemapindex>',
      },
      '/1.xml': {
        body: `<urlset>${entry('/', '<![CDATA[2025-12-31]]>')}${entry('/a', '31.12.2025')}</urlset>`,
      },
    });
    const { findings } = await auditSite({ url: site.url });
    await site.close();
    const found = findings.filter(({ rule }) => rule === 'sitemap-lastmod-invalid');
    expect(found.map(({ target, evidence }) => [target?.slice(site.url.length - 1), evidence.value])).toEqual(
      [
        ['/sitemap.xml', 'today'],
        ['/1.xml', '31.12.2025'],
      ],
    );
  });
});
