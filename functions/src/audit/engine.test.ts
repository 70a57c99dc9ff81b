import * as v from 'valibot';
import type { Finding } from '../../../src/domain/finding';
import { jobInputSchema } from '../../../src/domain/jobInput';
import type { Route } from '../../../tests/support/siteServer';
import { links, page, serve } from './testSites';
import { auditSite, factsOf, type Run } from './testSupport';

const paths = ({ pages }: Run) => pages.map(({ url }) => new URL(url).pathname).sort();

const about = (findings: readonly Finding[], path: string) =>
  findings.filter(({ target }) => target?.endsWith(path)).map(({ rule, evidence }) => ({ rule, evidence }));

describe('how an audit ends', () => {
  it('fails when nobody listens', async () => {
    const server = await serve({});
    await server.close();
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'site-unreachable', retryable: true } });
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('its server refuses connections') },
    });
  });

  it.each(['/robots.txt', '/'])('fails when %s never answers', async (path) => {
    const server = await serve({ [path]: { hangs: true } });
    const { outcome } = await auditSite(
      { url: server.url },
      { timing: { headersTimeout: 50, requestTimeout: 60 } },
    );
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('did not answer in time') },
    });
  });

  it('fails without a request where private addresses are not allowed', async () => {
    const server = await serve({ '/': page('Secret') });
    const { outcome } = await auditSite({ url: server.url }, { allowPrivate: false });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'site-unreachable' } });
    expect(server.requests.size).toBe(0);
  });

  it('fails when robots.txt forbids the start, and not when it need not be respected', async () => {
    const server = await serve({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/': page('Start') });
    expect((await auditSite({ url: server.url })).outcome).toMatchObject({
      failure: { code: 'blocked-by-robots' },
    });
    expect(server.requests.get('/')).toBeUndefined();
    expect((await auditSite({ url: server.url, respectRobots: false })).outcome.kind).toBe('finished');
  });

  it.each([404, 500])('finishes with a finding when the start answers %s', async (status) => {
    const server = await serve({ '/': { status } });
    const { outcome, findings, pages } = await auditSite({ url: server.url });
    expect(outcome.kind).toBe('finished');
    expect(factsOf(findings)).toEqual([`page-error ${server.url} ${server.url}`]);
    expect(pages).toMatchObject([{ status }]);
  });

  it.each<[string, Route]>([
    ['answers 200 (ok)', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }],
    ['answers 200 (ok)', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['answers 204 (no content)', { status: 204 }],
  ])('fails when the start %s and is no page', async (words, route) => {
    const server = await serve({ '/': route });
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { code: 'no-page', retryable: false, message: expect.stringContaining(words) },
    });
  });

  it('fails when a list holds no page, and not when it holds a fault', async () => {
    const file = { headers: { 'content-type': 'application/pdf' } };
    const server = await serve({ '/a.pdf': file, '/b.pdf': file });
    const list = (...paths: string[]) => ({
      url: server.url,
      scope: 'list' as const,
      urls: paths.map((path) => `${server.url}${path}`),
    });
    expect((await auditSite(list('a.pdf', 'b.pdf'))).outcome).toMatchObject({ failure: { code: 'no-page' } });
    expect((await auditSite(list('a.pdf', 'gone'))).outcome.kind).toBe('finished');
  });

  it('does not prove a start broken that refuses crawlers', async () => {
    const server = await serve({ '/': { status: 403 } });
    const { findings } = await auditSite({ url: server.url });
    expect(findings).toMatchObject([{ rule: 'page-error', severity: 'unverified' }]);
  });

  it('keeps what it found when it is canceled, and stops at once', async () => {
    const server = await serve({ '/': links('/gone', '/hangs'), '/hangs': { hangs: true } });
    const cancel = new AbortController();
    const found: Finding[] = [];
    const { outcome } = await auditSite(
      { url: server.url },
      {
        signal: cancel.signal,
        timing: { headersTimeout: 60_000, requestTimeout: 60_000 },
        sink: {
          wantsCommit: (_, { findings }) => {
            if (findings > 0) cancel.abort();
            return false;
          },
          commit: async ({ findings }) => {
            found.push(...findings);
          },
        },
      },
    );
    expect(outcome).toMatchObject({ kind: 'canceled', result: { pages: 1, counts: { error: 1 } } });
    expect(found).toHaveLength(1);
  });

  it('throws what the sink throws', async () => {
    const server = await serve({ '/': page('Start') });
    const sink = { wantsCommit: () => true, commit: () => Promise.reject(new Error('the disk is full')) };
    await expect(auditSite({ url: server.url }, { sink })).rejects.toThrow('the disk is full');
  });
});

describe('which pages are read', () => {
  const tree: Record<string, Route> = {
    '/': links('/a', '/b', '/docs/x'),
    '/a': links('/a/1', '/b'),
    '/a/1': links('/a/2'),
    '/a/2': page('Deep'),
    '/b': page('B'),
    '/docs/x': links('/docs/y', '/a'),
    '/docs/y': page('Y'),
  };

  it('all, breadth first, with their depth', async () => {
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

  it('no more than were asked for', async () => {
    const server = await serve(tree);
    const { outcome } = await auditSite({ url: server.url, maxPages: 3 });
    expect(outcome).toMatchObject({ result: { pages: 3 } });
  });

  it('none below the greatest depth, though their links are checked', async () => {
    const server = await serve({ ...tree, '/a': links('/a/1', '/gone') });
    const run = await auditSite({ url: server.url, maxDepth: 1 });
    expect(paths(run)).toEqual(['/', '/a', '/b', '/docs/x']);
    expect(about(run.findings, '/gone')).toMatchObject([{ rule: 'broken-link' }]);
  });

  it('those of a section', async () => {
    const server = await serve(tree);
    expect(paths(await auditSite({ url: `${server.url}docs/x`, scope: 'section' }))).toEqual(['/docs/x']);
    expect(paths(await auditSite({ url: `${server.url}docs/`, scope: 'section' }))).toEqual(['/docs/']);
  });

  it('one page, or those of a list', async () => {
    const server = await serve(tree);
    expect(paths(await auditSite({ url: server.url, scope: 'page' }))).toEqual(['/']);
    const urls = [`${server.url}a`, `${server.url}gone`];
    const list = await auditSite({ url: server.url, scope: 'list', urls });
    expect(paths(list)).toEqual(['/a', '/gone']);
    expect(about(list.findings, '/gone')).toMatchObject([{ rule: 'page-error' }]);
  });

  it('those of the sitemaps', async () => {
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

  it('none without a sitemap', async () => {
    const server = await serve(tree);
    const { outcome } = await auditSite({ url: server.url, scope: 'sitemap' });
    expect(outcome).toMatchObject({ failure: { message: expect.stringContaining('no sitemap') } });
  });

  it('those that fit the patterns', async () => {
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

  it('those of the host that the start redirects to', async () => {
    const home = await serve({ '/': links('/a'), '/a': page('A') });
    const old = await serve({ '/': { status: 301, headers: { location: home.url } } });
    const run = await auditSite({ url: old.url });
    expect(paths(run)).toEqual(['/', '/', '/a']);
    expect(run.outcome).toMatchObject({ result: { pages: 2 } });
  });
});

describe('how addresses are asked', () => {
  it('asks pages with GET only and others with HEAD first', async () => {
    const methods: string[] = [];
    const note =
      (name: string): Route =>
      (method) => {
        methods.push(`${method} ${name}`);
        return page(name);
      };
    const server = await serve({
      '/': links('/page', '/file.pdf'),
      '/page': note('page'),
      '/file.pdf': note('file'),
    });
    await auditSite({ url: server.url });
    expect(methods.sort()).toEqual(['GET page', 'HEAD file']);
  });

  it('tries again what may pass, and calls it broken when it does not', async () => {
    const server = await serve({
      '/': links('/passing', '/lasting'),
      '/passing': (_, earlier) => (earlier < 2 ? { status: 502 } : page('Passing')),
      '/lasting': { status: 502 },
    });
    const { findings } = await auditSite({ url: server.url });
    expect(server.requests.get('/passing')).toBe(3);
    expect(about(findings, '/lasting')).toMatchObject([
      { rule: 'broken-link', evidence: { status: 502, attempts: 3 } },
    ]);
    expect(about(findings, '/passing')).toEqual([]);
  });

  it('waits as long as the host asks before it tries again', async () => {
    const times: number[] = [];
    const server = await serve({
      '/': links('/busy', '/other'),
      '/busy': () => {
        times.push(performance.now());
        return times.length === 1 ? { status: 429, headers: { 'retry-after': '1' } } : page('Busy');
      },
      '/other': page('Other'),
    });
    const { findings } = await auditSite({ url: server.url });
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect(about(findings, '/busy')).toEqual([]);
  });

  it('follows redirects ten times at most', async () => {
    const hops = Object.fromEntries(
      Array.from({ length: 15 }, (_, n): [string, Route] => [
        `/r${n}`,
        { status: 302, headers: { location: `/r${n + 1}` } },
      ]),
    );
    const server = await serve({ '/': links('/r0'), ...hops, '/r15': page('End') });
    expect(about((await auditSite({ url: server.url })).findings, '/r0')).toMatchObject([
      { rule: 'redirect-loop' },
    ]);
  });

  it('takes a circle that a cookie would end for unverified', async () => {
    const server = await serve({
      '/': links('/wall'),
      '/wall': { status: 302, headers: { location: '/wall', 'set-cookie': 'seen=1' } },
    });
    expect(about((await auditSite({ url: server.url })).findings, '/wall')).toMatchObject([
      { rule: 'unverified-link' },
    ]);
  });

  it('stops reading a page that is too long, and judges what it read', async () => {
    const start = `<!doctype html><html lang="en"><title>Long</title><h1>Long</h1><a href="/early">x</a>`;
    const body = `${start}${'<p>word</p>'.repeat(600_000)}<a href="/late">x</a>`;
    const server = await serve({ '/': { body } });
    const { findings, pages } = await auditSite({ url: server.url });
    expect(pages[0]?.bytes).toBe(5 * 1024 * 1024);
    expect(about(findings, '/early')).toHaveLength(1);
    expect(server.requests.has('/late')).toBe(false);
  });

  it('sends extra headers to the site and to nobody else', async () => {
    const other = await serve({ '/': page('Other') });
    const seen: string[] = [];
    const { createServer } = await import('node:http');
    const listener = createServer((request, response) => {
      seen.push(
        `${request.headers.host} ${request.headers.authorization ?? '-'} ${request.headers['user-agent']}`,
      );
      response.writeHead(200, { 'content-type': 'text/html' }).end(links(other.url).body);
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as import('node:net').AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    // As an older job may have been stored.
    const headers = { Authorization: 'secret', Host: 'evil', 'User-Agent': 'Googlebot' };
    const input = { ...v.parse(jobInputSchema, { url, checkHtml: false }), headers };
    await auditSite({ url }, { input, userAgent: 'Plumbline/1.0 (+https://checks.example/docs/crawler)' });
    expect(new Set(seen)).toEqual(
      new Set([`127.0.0.1:${port} secret Plumbline/1.0 (+https://checks.example/docs/crawler)`]),
    );
    listener.close();
    listener.closeAllConnections();
  });

  it('never asks an address on a private network for a page of the public one', async () => {
    const { verdict } = await import('./inspect/testVerdict');
    expect(await verdict('http://169.254.169.254/latest/meta-data/')).toMatchObject({
      kind: 'unverified',
      error: 'EREFUSED_ADDRESS',
    });
  });
});

describe('what is handed over', () => {
  it('is never more than a store can take, though one address is broken on every page', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `/${n}`);
    const nav = Array.from({ length: 12 }, (_, n) => `/gone/${n}/${'x'.repeat(150)}`);
    const routes = Object.fromEntries(names.map((name) => [name, links(...nav)]));
    const server = await serve({ '/': links(...names), ...routes });
    const sizes: number[] = [];
    const { outcome } = await auditSite(
      { url: server.url },
      {
        sink: {
          wantsCommit: () => false,
          commit: async (batch) => {
            sizes.push(Buffer.byteLength(JSON.stringify(batch)));
          },
        },
      },
    );
    expect(outcome).toMatchObject({ result: { counts: { error: 3_600 } } });
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(700_000);
  });
});

it('knows a fault of many pages again when another page comes to show it first', async () => {
  const guessed = { headers: { 'content-type': 'text/html', 'x-content-type-options': 'none' } };
  let isPublished = false;
  const server = await serve({
    '/': links('/blog/m', '/blog/a'),
    '/blog/m': { ...page('Monday'), ...guessed },
    '/blog/a': () => (isPublished ? { ...page('April'), ...guessed } : { status: 404 }),
  });
  const find = async () => {
    const { findings } = await auditSite({ url: server.url });
    return findings.filter(({ rule }) => rule === 'nosniff-missing');
  };
  const before = await find();
  expect(before).toMatchObject([{ page: `${server.url}blog/m` }]);
  isPublished = true;
  const { fingerprint } = before[0] as Finding;
  expect(await find()).toMatchObject([{ page: `${server.url}blog/a`, fingerprint }]);
});
