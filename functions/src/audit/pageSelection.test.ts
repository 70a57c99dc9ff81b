import type { Route } from '#tests/support/siteServer';
import type { Delta } from './';
import { links, page, serve } from './testSites.fixture';
import { about, auditSite, type Run } from './testSupport.fixture';

const paths = ({ pages }: Run) => pages.map(({ url }) => new URL(url).pathname).sort();

describe('the pages that are read', () => {
  const tree: Record<string, Route> = {
    '/': links('/a', '/b', '/docs/x'),
    '/a': links('/a/1', '/b'),
    '/a/1': links('/a/2'),
    '/a/2': page('Deep'),
    '/b': page('B'),
    '/docs/x': links('/docs/y', '/a'),
    '/docs/y': page('Y'),
  };

  it('are all, breadth first, with their depth', async () => {
    const run = await auditSite({ url: (await serve(tree)).url });
    expect(run.pages.map(({ url, depth }) => [new URL(url).pathname, depth]).sort()).toEqual([
      ['/', 0],
      ['/a', 1],
      ['/a/1', 2],
      ['/a/2', 3],
      ['/b', 1],
      ['/docs/x', 1],
      ['/docs/y', 2],
    ]);
  });

  it('are no more than the limit', async () => {
    const server = await serve(tree);
    const { outcome } = await auditSite({ url: server.url, maxPages: 3 });
    expect(outcome).toMatchObject({ result: { pages: 3 } });
  });

  it('are none below the maximum depth, though their links are checked', async () => {
    const server = await serve({ ...tree, '/a': links('/a/1', '/gone') });
    const run = await auditSite({ url: server.url, maxDepth: 1 });
    expect(paths(run)).toEqual(['/', '/a', '/b', '/docs/x']);
    expect(about(run.findings, '/gone')).toMatchObject([{ rule: 'broken-link' }]);
  });

  it('are those of a section', async () => {
    const server = await serve(tree);
    expect(paths(await auditSite({ url: `${server.url}docs/x`, scope: 'section' }))).toEqual(['/docs/x']);
    expect(paths(await auditSite({ url: `${server.url}docs/`, scope: 'section' }))).toEqual(['/docs/']);
  });

  it('are one page, or those of a list', async () => {
    const server = await serve(tree);
    expect(paths(await auditSite({ url: server.url, scope: 'page' }))).toEqual(['/']);
    const urls = [`${server.url}a`, `${server.url}gone`];
    const list = await auditSite({ url: server.url, scope: 'list', urls });
    expect(paths(list)).toEqual(['/a', '/gone']);
    expect(about(list.findings, '/gone')).toMatchObject([{ rule: 'page-error' }]);
  });

  it('are those of the sitemaps', async () => {
    const server = await serve((url) => ({
      ...tree,
      '/robots.txt': { body: `Sitemap: ${url}map.xml` },
      '/map.xml': {
        body: `<urlset><url><loc>${url}a/1</loc></url><url><loc>${url}lost</loc></url></urlset>`,
      },
    }));
    const run = await auditSite({ url: server.url, scope: 'sitemap' });
    expect(paths(run)).toEqual(['/a/1', '/lost']);
    expect(about(run.findings, '/lost')).toMatchObject([{ rule: 'sitemap-entry-broken' }]);
  });

  it('are none without a sitemap', async () => {
    const server = await serve(tree);
    const { outcome } = await auditSite({ url: server.url, scope: 'sitemap' });
    expect(outcome).toMatchObject({ failure: { message: expect.stringContaining('no sitemap') } });
  });

  it('are those that match the patterns', async () => {
    const server = await serve(tree);
    expect(paths(await auditSite({ url: server.url, include: ['/a*'] }))).toEqual([
      '/',
      '/a',
      '/a/1',
      '/a/2',
    ]);
    expect(paths(await auditSite({ url: server.url, exclude: ['/a*', '/b'] }))).toEqual([
      '/',
      '/docs/x',
      '/docs/y',
    ]);
  });

  it('are those of the host that the start URL redirects to', async () => {
    const home = await serve({ '/': links('/a'), '/a': page('A') });
    const old = await serve({ '/': { status: 301, headers: { location: home.url } } });
    const run = await auditSite({ url: old.url });
    expect(paths(run)).toEqual(['/', '/', '/a']);
    expect(run.outcome).toMatchObject({ result: { pages: 2 } });
  });

  describe('include a target first requested as less than a page', () => {
    const shop: Record<string, Route> = {
      '/shop': { status: 301, headers: { location: '/shop/' } },
      '/shop/': links('/shop/a'),
      '/shop/a': links('/gone'),
    };
    const fetched = '<link rel="prefetch" href="/shop">';

    it('with all pages behind its redirect, once a link leads there', async () => {
      const server = await serve({
        ...shop,
        '/': page('Start', `${fetched}<a href="/1">x</a>`),
        // Long enough for the redirect to be known by then.
        ...Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`/${n}`, links(`/${n + 1}`)])),
        '/6': links('/shop'),
      });
      const run = await auditSite({ url: server.url });
      expect(about(run.findings, '/gone')).toMatchObject([{ rule: 'broken-link' }]);
      expect(run.outcome).toMatchObject({ result: { pages: 9 } });
      expect(paths(run).slice(-4)).toEqual(['/gone', '/shop', '/shop/', '/shop/a']);
    });

    it('also if the redirect was found in an earlier slice', async () => {
      const server = await serve({
        ...shop,
        '/': page('Start', `${fetched}<a href="/two">x</a>`),
        '/two': (_, earlier) => (earlier === 0 ? { hangs: true } : links('/shop')),
      });
      const deltas: Delta[] = [];
      const cancel = new AbortController();
      await auditSite(
        { url: server.url },
        {
          signal: cancel.signal,
          sink: {
            wantsCommit: (_, { fetched: fetchedCount }) => {
              if (fetchedCount === 3) cancel.abort();
              return true;
            },
            commit: async ({ delta }) => {
              deltas.push(JSON.parse(JSON.stringify(delta)));
            },
          },
        },
      );
      expect(server.requests.get('/shop/')).toBe(1);
      expect(paths(await auditSite({ url: server.url }, { resume: deltas }))).toEqual([
        '/gone',
        '/shop',
        '/shop/',
        '/shop/a',
        '/two',
      ]);
    });
  });

  it('include the URL of a file that responds with a page', async () => {
    const server = await serve({
      '/': links('/tech/node.js', '/guide.pdf', '/leads.zip'),
      '/tech/node.js': links('/gone'),
      '/guide.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
      '/leads.zip': { status: 302, headers: { location: '/thanks' } },
      '/thanks': page('Thanks'),
    });
    const run = await auditSite({ url: server.url });
    expect(paths(run)).toEqual(['/', '/gone', '/tech/node.js', '/thanks']);
    expect(about(run.findings, '/gone')).toMatchObject([{ rule: 'broken-link' }]);
    expect(server.requests.get('/guide.pdf')).toBe(1);
  });

  it('include those that only the sitemap lists, and its files are checked', async () => {
    const server = await serve((url) => ({
      '/': page('Start'),
      '/sitemap.xml': {
        body: `<urlset>${['', 'gone', 'gone.pdf', 'there.pdf', 'late.txt'].map((path) => `<url><loc>${url}${path}</loc></url>`).join('')}</urlset>`,
      },
      '/there.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
      '/late.txt': page('Late'),
    }));
    const run = await auditSite({ url: server.url });
    const broken = run.findings.filter(({ rule }) => rule === 'sitemap-entry-broken');
    expect(broken.map(({ target }) => target).sort()).toEqual([`${server.url}gone`, `${server.url}gone.pdf`]);
    expect(server.requests.get('/there.pdf')).toBe(1);
    expect(paths(run)).toEqual(['/', '/gone', '/late.txt']);
  });
});
