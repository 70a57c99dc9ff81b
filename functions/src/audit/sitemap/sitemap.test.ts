import { gzipSync } from 'node:zlib';
import type { Route } from '#tests/support/siteServer';
import type { FetchResult } from '../fetch/fetcher';
import { links, page, serve } from '../testSites.fixture';
import { auditSite } from '../testSupport.fixture';
import { collectSitemaps } from './sitemap';
import { base, index, urlset } from './testSitemaps.fixture';

describe('all sitemaps of a site', () => {
  const collect = (files: Readonly<Record<string, string | Buffer>>, maxUrls = 100) =>
    collectSitemaps(
      [base],
      async (url): Promise<FetchResult> => {
        const file = files[new URL(url).pathname];
        const body = file === undefined ? null : Buffer.from(file);
        return {
          kind: 'answer',
          status: body ? 200 : 404,
          headers: {},
          body,
          bytes: 0,
          durationMs: 0,
          firstByteMs: 0,
          attempts: 1,
        };
      },
      maxUrls,
      true,
    );

  it('are followed through indexes, compressed or not, without loops', async () => {
    const files = {
      '/sitemap.xml': index('/a.xml', '/b.xml.gz', '/sitemap.xml'),
      '/a.xml': urlset('/1', '/2'),
      '/b.xml.gz': gzipSync(urlset('/2', '/3')),
    };
    expect((await collect(files)).pages).toEqual([
      'https://example.com/1',
      'https://example.com/2',
      'https://example.com/3',
    ]);
  });

  it('stop at the limit of pages', async () => {
    const { pages, facts } = await collect({ '/sitemap.xml': urlset('/1', '/2', '/3') }, 2);
    expect(pages).toHaveLength(2);
    expect(facts.complete).toBe(false);
  });

  it('are incomplete if one is too long to be read to the end', async () => {
    const long = `${urlset('/1')}${' '.repeat(50 * 1_024 * 1_024)}`;
    const { pages, facts } = await collect({ '/sitemap.xml': gzipSync(long) });
    expect(pages).toHaveLength(1);
    expect(facts.complete).toBe(false);
  });

  it('are incomplete if one lists more than a sitemap may', async () => {
    const { pages, facts } = await collect({ '/sitemap.xml': 'http://\nhttps://a.b/\n'.repeat(60_000) });
    expect(pages).toHaveLength(1);
    expect(facts).toMatchObject({ complete: false, files: [{ entries: 50_001, problem: null }] });
  });

  it('are incomplete if there are more than are requested', async () => {
    const further = Array.from({ length: 300 }, (_, n) => `/${n}.xml`);
    const { facts } = await collect({ '/sitemap.xml': index(...further) });
    expect(facts.files).toHaveLength(200);
    expect(facts.complete).toBe(false);
  });

  describe('a site without a named sitemap', () => {
    const rulesOf = async (routes: Readonly<Record<string, Route>>) => {
      const names = Array.from({ length: 10 }, (_, n) => `/${n}`);
      const pages = Object.fromEntries(names.map((name) => [name, page(name)]));
      const robots = { body: 'User-agent: *\nDisallow:' };
      const server = await serve({ '/robots.txt': robots, '/': links(...names), ...pages, ...routes });
      const { findings } = await auditSite({ url: server.url });
      const rules = new Set(findings.map(({ rule }) => rule));
      return [...rules].filter((rule) => rule.startsWith('sitemap-')).sort();
    };
    const movedTo = (location: string): Route => ({ status: 301, headers: { location } });
    const map = (url: string): Route => ({ body: urlset(url) });

    it('has none if the default URL responds with a page', async () => {
      expect(await rulesOf({ '/sitemap.xml': movedTo('/') })).toEqual(['sitemap-missing']);
    });

    it('has unannounced ones if the default URL redirects to one', async () => {
      const routes = { '/sitemap.xml': movedTo('/sitemap_index.xml'), '/sitemap_index.xml': map('/') };
      expect(await rulesOf(routes)).toContain('sitemap-not-announced');
    });

    it('treats the sitemaps of an index as named', async () => {
      const routes = { '/sitemap.xml': { body: index('/a.xml') }, '/a.xml': movedTo('/') };
      expect(await rulesOf(routes)).toContain('sitemap-unreadable');
    });
  });

  it('has none if none can be read', async () => {
    expect(await collect({})).toMatchObject({ pages: [], facts: { files: [{ problem: 'missing' }] } });
    expect(await collect({ '/sitemap.xml': '<html>Not found</html>' })).toMatchObject({
      pages: [],
      facts: { files: [{ problem: 'not-a-sitemap' }] },
    });
    expect(await collect({ '/sitemap.xml': urlset() })).toMatchObject({
      facts: { files: [{ problem: 'empty' }] },
    });
  });
});
