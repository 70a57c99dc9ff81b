import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import type { Route } from '#tests/support/siteServer';
import { links, page, serve } from '../testSites.fixture';
import { about, auditSite } from '../testSupport.fixture';

const listeners: Server[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) {
    listener.close();
    listener.closeAllConnections();
  }
});

/** Starts a server that sees the headers of requests. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  listeners.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('requests', () => {
  it('requests pages with GET only and other URLs with HEAD first', async () => {
    const methods: string[] = [];
    const note =
      (name: string, headers = {}): Route =>
      (method) => {
        methods.push(`${method} ${name}`);
        return { ...page(name), headers };
      };
    const server = await serve({
      '/': links('/page', '/file.pdf'),
      '/page': note('page'),
      '/file.pdf': note('file', { 'content-type': 'application/pdf' }),
    });
    await auditSite({ url: server.url });
    expect(methods.sort()).toEqual(['GET page', 'HEAD file']);
  });

  it('retries transient failures, and reports the URL as broken if they last', async () => {
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

  it('waits as long as the host wants before it retries', async () => {
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

  it('follows at most ten redirects', async () => {
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

  it('takes a redirect loop that a cookie would end for unverified', async () => {
    const server = await serve({
      '/': links('/wall'),
      '/wall': { status: 302, headers: { location: '/wall', 'set-cookie': 'seen=1' } },
    });
    expect(about((await auditSite({ url: server.url })).findings, '/wall')).toMatchObject([
      { rule: 'unverified-link' },
    ]);
  });

  it('stops reading a page that is too long, and evaluates what it read', async () => {
    const start = `<!doctype html><html lang="en"><title>Long</title><h1>Long</h1><a href="/early">x</a>`;
    const body = `${start}${'<p>word</p>'.repeat(600_000)}<a href="/late">x</a>`;
    const server = await serve({ '/': { body } });
    const { findings, pages } = await auditSite({ url: server.url });
    expect(pages[0]?.bytes).toBe(5 * 1024 * 1024);
    expect(about(findings, '/early')).toHaveLength(1);
    expect(server.requests.has('/late')).toBe(false);
  });

  it('sends extra headers to the site only', async () => {
    const seen = new Set<string>();
    const note = ({ headers }: IncomingMessage) =>
      seen.add(`${headers.host} ${headers.authorization ?? '-'} ${headers['user-agent']}`);
    const otherUrl = await listen((request, response) => {
      note(request);
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('Other').body);
    });
    const url = await listen((request, response) => {
      note(request);
      if (request.url === '/away') response.writeHead(302, { location: `${otherUrl}moved` }).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`${links(otherUrl, '/away').body}<img src="${otherUrl}image.png" alt="">`);
    });
    const { host } = new URL(url);
    const otherHost = new URL(otherUrl).host;
    // Older jobs may be stored with such headers.
    const headers = { Authorization: 'secret', Host: 'evil', 'User-Agent': 'Googlebot' };
    const input = { ...v.parse(jobInputSchema, { url, checkHtml: false }), headers };
    const userAgent = 'Plumbline/1.0 (+https://checks.example/docs/crawler)';
    await auditSite({ url }, { input, userAgent });
    expect(seen).toEqual(new Set([`${host} secret ${userAgent}`, `${otherHost} - ${userAgent}`]));
  });

  it('requests images like browsers do, to receive the same formats', async () => {
    const accepted = new Map<string, string>();
    const url = await listen(({ url: path = '', headers: { accept = '' } }, response) => {
      accepted.set(path, accept);
      const type = accept.includes('image/webp') ? 'image/webp' : 'image/jpeg';
      const body = '<img src="/a.jpg" alt=""><img src="/image?url=b" alt=""><a href="/c.jpg">x</a>';
      if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(body);
      else if (!/jpg|image/.test(path)) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': type, 'content-length': 200_000 }).end();
    });
    const { findings } = await auditSite({ url });
    expect(findings.filter(({ rule }) => rule === 'image-old-format')).toEqual([]);
    expect(accepted.get('/')).toMatch(/^text\/html,/);
    expect(accepted.get('/a.jpg')).toMatch(/^image\/avif,image\/webp,/);
    expect(accepted.get('/image?url=b')).toMatch(/^text\/html,.*image\/avif,image\/webp,/);
    expect(accepted.get('/c.jpg')).toBe(accepted.get('/'));
  });
});
