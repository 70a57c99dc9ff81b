import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import type { Finding } from '#domain/finding';
import { page as pageOfSite } from '#tests/support/sitePages';
import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(routes: Readonly<Record<string, Route>>) {
  const server = await startSite(() => routes);
  servers.push(server);
  return server;
}

const page = (name: string, body = '') => pageOfSite(name, { body, nav: false });
const links = (...paths: string[]) => page('Start', paths.map((path) => `<a href="${path}">x</a>`).join(' '));
/** Returns the findings about the sixty numbered links of the tests below. */
const aboutNumbered = (findings: readonly Finding[]) =>
  findings.filter(({ target }) => target !== null && /\/p\d+$/.test(target));
const rulesOn = (findings: readonly Finding[], path: string) =>
  findings.filter(({ target }) => target?.endsWith(path)).map(({ rule }) => rule);

describe('a server whose response to HEAD is wrong', () => {
  it.each([400, 401, 403, 404, 405, 410, 500, 501, 503])(
    'is requested with GET after a %i',
    async (status) => {
      const server = await serve({
        '/': links('/file.pdf'),
        '/file.pdf': (method) =>
          method === 'HEAD' ? { status } : { headers: { 'content-type': 'application/pdf' } },
      });
      expect(rulesOn((await auditSite({ url: server.url })).findings, '/file.pdf')).toEqual([]);
    },
  );

  it('is requested with GET after a timeout', async () => {
    const server = await serve({
      '/': links('/file.pdf'),
      '/file.pdf': (method) => (method === 'HEAD' ? { hangs: true } : {}),
    });
    const timing = { headersTimeout: 60, requestTimeout: 80 };
    expect(rulesOn((await auditSite({ url: server.url }, { timing })).findings, '/file.pdf')).toEqual([]);
  });
});

describe('a redirect', () => {
  it("doesn't count if only HEAD is redirected", async () => {
    const server = await serve({
      '/': links('/file.pdf'),
      '/file.pdf': (method) =>
        method === 'HEAD' ? { status: 302, headers: { location: '/gone' } } : { body: 'x' },
    });
    const { findings } = await auditSite({ url: server.url });
    expect(rulesOn(findings, '/file.pdf')).toEqual([]);
    expect(server.requests.has('/gone')).toBe(false);
  });

  it.each([
    ['in UTF-8', '/voilà', 'utf8', '/voil%C3%A0'],
    ['in Latin-1', '/café', 'latin1', '/caf%E9'],
  ] as const)('is followed like browsers do, %s', async (_, location, encoding, path) => {
    const server = await serve({
      '/': links('/moved'),
      '/moved': { status: 302, headers: { location: Buffer.from(location, encoding).toString('latin1') } },
      [path]: page('Target'),
    });
    const { findings } = await auditSite({ url: server.url });
    expect(findings.filter(({ rule }) => rule.startsWith('broken-'))).toEqual([]);
    expect(server.requests.has(path)).toBe(true);
  });
});

it('reads a page that a proxy has modified (203)', async () => {
  const server = await serve({
    '/': links('/changed'),
    '/changed': { ...links('/gone'), status: 203 },
  });
  const { findings, pages } = await auditSite({ url: server.url });
  expect(rulesOn(findings, '/gone')).toEqual(['broken-link']);
  expect(pages.find(({ url }) => url.endsWith('/changed'))).toMatchObject({ indexing: 'indexable' });
});

describe('a redirect without a target', () => {
  it.each<[string, Record<string, string>]>([
    ['has no location', {}],
    ['has a blank location', { location: ' ' }],
    ['has an invalid location', { location: 'http://[' }],
  ])('is broken: it %s', async (_, headers) => {
    const server = await serve({ '/': links('/moved'), '/moved': { status: 301, headers } });
    const { findings } = await auditSite({ url: server.url });
    expect(findings.filter(({ rule }) => rule === 'broken-link')).toMatchObject([
      { evidence: { error: 'BAD_REDIRECT' } },
    ]);
  });
});

describe('an overloaded host', () => {
  const names = Array.from({ length: 60 }, (_, n) => `/p${n}`);

  it.each([
    ['429', { status: 429 }],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '0' } }],
    ['a bare 503', { status: 503 }],
  ])(
    "is never reported as broken by %s, and receives no more requests if it doesn't recover",
    async (_, busy) => {
      const server = await serve({
        '/': links(...names),
        ...Object.fromEntries(names.map((name) => [name, busy])),
      });
      const { findings, outcome } = await auditSite({ url: server.url });
      expect(outcome).toMatchObject({ kind: 'finished' });
      const aboutLinks = aboutNumbered(findings);
      expect(new Set(aboutLinks.map(({ rule }) => rule))).toEqual(new Set(['unverified-link']));
      expect(aboutLinks).toHaveLength(names.length);
      const fetched = names.reduce((sum, name) => sum + (server.requests.get(name) ?? 0), 0);
      expect(fetched).toBeLessThan(names.length);
    },
  );

  it('is slowed as a whole until it keeps up, and is then read completely', async () => {
    let open = 0;
    let refusals = 0;
    const server = createServer((request, response) => {
      const tooMuch = ++open > 4;
      if (tooMuch) refusals++;
      response.on('close', () => open--);
      const { body } = request.url === '/' ? links(...names) : page(String(request.url));
      setTimeout(() => {
        response.writeHead(tooMuch ? 429 : 200, { 'content-type': 'text/html' }).end(body);
      }, 5);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { findings, outcome } = await auditSite({ url });
    server.close();
    server.closeAllConnections();
    expect(refusals).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ result: { pages: names.length + 1 } });
    expect(aboutNumbered(findings)).toEqual([]);
  });
});

it('reports a single page that responds with 503 as broken', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `/p${n}`);
  const server = await serve({
    '/': links('/down', ...names),
    ...Object.fromEntries(names.map((name) => [name, page(name)])),
    '/down': { status: 503 },
  });
  const { findings, outcome } = await auditSite({ url: server.url });
  expect(outcome).toMatchObject({ result: { pages: names.length + 1 } });
  expect(rulesOn(findings, '/down')).toEqual(['broken-link']);
  expect(server.requests.get('/down')).toBe(3);
});

describe('a failing robots.txt', () => {
  it.each([
    [500, 'its robots.txt returns a server error'],
    [429, 'its server asked us to slow down when we asked for its robots.txt'],
  ])(
    'fails the job for a %i as a site that is down, not as one that disallows crawling',
    async (status, words) => {
      const server = await serve({ '/robots.txt': { status }, '/': links() });
      expect((await auditSite({ url: server.url })).outcome).toMatchObject({
        failure: { code: 'site-unreachable', message: expect.stringContaining(words) },
      });
      expect(server.requests.has('/')).toBe(false);
    },
  );
});

describe("content that doesn't match its type", () => {
  it.each([
    ['an image', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1')],
    ['a PDF with zeros', Buffer.from('%PDF-1.7\n\0\0')],
  ])("doesn't parse %s served as HTML", async (_, body) => {
    const server = await serve({ '/': links('/lies'), '/lies': { body } });
    const { findings, outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({ result: { pages: 1 } });
    expect(findings.filter(({ page: where }) => where.endsWith('/lies'))).toEqual([]);
  });

  it('checks the links of a page with a stray control character', async () => {
    const lies = page('Stray \v tab', '<a href="/gone">x</a>');
    const server = await serve({ '/': links('/stray'), '/stray': lies });
    expect(rulesOn((await auditSite({ url: server.url })).findings, '/gone')).toEqual(['broken-link']);
  });

  it("reports a page with a wrong Content-Encoding as broken and doesn't evaluate its content", async () => {
    const plain = { ...page('Plain'), headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } };
    const server = await serve({ '/': links('/plain'), '/plain': plain });
    const { findings, pages } = await auditSite({ url: server.url });
    const about = findings.filter((finding) => [finding.page, finding.target].includes(`${server.url}plain`));
    expect(about).toMatchObject([{ rule: 'broken-link', evidence: { error: 'BAD_ENCODING' } }]);
    expect(about[0]?.message).toContain('can’t be unpacked');
    expect(pages).toHaveLength(2);
  });

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ] as const)('unpacks %s', async (encoding, pack) => {
    const { body = '', headers } = links('/inside');
    const packed = { body: pack(body), headers: { ...headers, 'content-encoding': encoding } };
    const server = await serve({ '/': packed, '/inside': page('Inside') });
    expect((await auditSite({ url: server.url })).outcome).toMatchObject({ result: { pages: 2 } });
  });
});

describe('URLs in files', () => {
  it('checks those in style sheets, their imports, manifests and feeds', async () => {
    const head = `<link rel="stylesheet" href="/css/site.css"><link rel="manifest" href="/app.webmanifest">
      <link rel="alternate" type="application/rss+xml" href="/rss.xml">`;
    const server = await serve({
      '/': page('Start', head),
      '/css/site.css': {
        headers: { 'content-type': 'text/css' },
        body: '@import "more.css";\na{background:url(../gone.png)}',
      },
      '/css/more.css': { headers: { 'content-type': 'text/css' }, body: 'b{src:url(gone.woff2)}' },
      '/app.webmanifest': {
        headers: { 'content-type': 'application/manifest+json' },
        body: '{"icons":[{"src":"/gone-icon.png"}]}',
      },
      '/rss.xml': {
        headers: { 'content-type': 'application/rss+xml' },
        body: '<rss><item><link>/gone-post</link></item></rss>',
      },
    });
    const { findings } = await auditSite({ url: server.url });
    const at = (path: string) => new URL(path, server.url).href;
    const broken = findings.filter(({ rule }) => rule.startsWith('broken-'));
    expect(broken.map(({ rule, page: where, target }) => [rule, where, target])).toEqual(
      expect.arrayContaining([
        ['broken-image', at('/css/site.css'), at('/gone.png')],
        ['broken-resource', at('/css/more.css'), at('/css/gone.woff2')],
        ['broken-image', at('/app.webmanifest'), at('/gone-icon.png')],
        ['broken-link', at('/rss.xml'), at('/gone-post')],
      ]),
    );
    expect(broken).toHaveLength(4);
    expect(broken.find(({ target }) => target === at('/gone.png'))?.evidence).toMatchObject({
      line: 2,
      element: 'url()',
    });
  });
});

describe('a trap', () => {
  it('stops at an endless calendar, session IDs or a path that repeats', async () => {
    let sessions = 0;
    const answer = (path: string): Route => {
      const month = /month=(\d+)-(\d+)/.exec(path);
      const next = month
        ? new Date(Date.UTC(Number(month[1]), Number(month[2]), 1)).toISOString().slice(0, 7)
        : '';
      const sid = createHash('sha256').update(String(++sessions)).digest('hex').slice(0, 13);
      const body = path.startsWith('/calendar') ? `<a href="/calendar?month=${next}">Next</a>` : '';
      return page(path, `${body}<a href="round/">Round</a><a href="/shop?PHPSESSID=${sid}">Shop</a>`);
    };
    const routes = new Proxy<Record<string, Route>>(
      {},
      { get: (_, path) => (path === '/robots.txt' ? { status: 404 } : answer(String(path))) },
    );
    const server = await startSite(() => routes);
    servers.push(server);
    const { outcome } = await auditSite({
      url: `${server.url}calendar?month=2026-01`,
      maxPages: 5_000,
      maxDepth: 100,
    });
    expect(outcome).toMatchObject({ kind: 'finished' });
    expect([...server.requests.keys()].filter((path) => path.startsWith('/shop'))).toEqual(['/shop']);
    expect(server.requests.size).toBeLessThan(150);
  }, 20_000);
});

test('sends no more requests to a host that wants a long pause, and reports that for its other URLs', async () => {
  const busy: Route = { status: 429, headers: { 'retry-after': '3600' } };
  const paths = Array.from({ length: 40 }, (_, n) => `/p${n}`);
  const server = await serve({
    '/': links(...paths),
    ...Object.fromEntries(paths.map((path) => [path, busy])),
  });
  const { findings } = await auditSite({ url: server.url, requestsPerSecond: 5 });
  const fetched = paths.filter((path) => server.requests.has(path));
  // At most those that were in flight together.
  expect(fetched.length).toBeLessThan(20);
  expect(fetched.every((path) => server.requests.get(path) === 1)).toBe(true);
  const errors = findings
    .filter(({ rule }) => rule === 'unverified-link')
    .map(({ evidence }) => evidence.error);
  expect(errors.filter((error) => error === 'LONG_PAUSE')).toHaveLength(paths.length - fetched.length);
  expect(aboutNumbered(findings).every(({ severity }) => severity === 'unverified')).toBe(true);
});
