import type { LookupAddress, LookupOptions } from 'node:dns';
import { createServer, type Server } from 'node:net';
import type { Finding } from '#domain/finding';
import { page } from '#tests/support/sitePages';
import { type Answer, type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { Client, NoResponseError } from './fetch/client';
import { auditSite } from './testSupport.fixture';
import { defaultTiming } from './time/timing';

type Callback = (error: Error | null, addresses: LookupAddress[]) => void;
type Address = string | LookupAddress[];

/** The one public address of these tests; connections to it reach this machine's second loopback address. */
const mockPublic = '93.184.216.34';
const mockOutside = '127.0.0.2';
/** Receives only connections that should not have been made. */
const inside = '127.0.0.3';

/** The addresses of each name, lookup by lookup; the last result repeats. */
const mockNames = new Map<string, string[][]>();
const mockLookUps: string[] = [];

jest.mock('node:dns', () => ({
  ...jest.requireActual<typeof import('node:dns')>('node:dns'),
  lookup: (hostname: string, _: LookupOptions, callback: Callback) => {
    mockLookUps.push(hostname);
    const answers = mockNames.get(hostname) ?? [];
    const now = answers.length > 1 ? answers.shift() : answers[0];
    if (!now) return callback(Object.assign(new Error(hostname), { code: 'ENOTFOUND' }), []);
    callback(
      null,
      now.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  },
}));

// The guard itself is the real one: connections that it allows reach the loopback site instead of the internet.
jest.mock('./fetch/guard', () => {
  const guard = jest.requireActual<typeof import('./fetch/guard')>('./fetch/guard');
  const ofHere = (address: string) => (address === mockPublic ? mockOutside : address);
  return {
    ...guard,
    guardedLookup: (...parts: Parameters<typeof guard.guardedLookup>) => {
      const lookup = guard.guardedLookup(...parts);
      return (
        hostname: string,
        options: LookupOptions,
        callback: (error: Error | null, address: Address, family?: number) => void,
      ) =>
        lookup(hostname, options, (error, found, family) =>
          callback(
            error,
            typeof found === 'string'
              ? ofHere(found)
              : found.map(({ address, ...rest }) => ({ ...rest, address: ofHere(address) })),
            family,
          ),
        );
    },
  };
});

let connections = 0;
let receiver: Server;
let outside: SiteServer;
let port = 0;
/** The site's responses by path, for any host name. */
let routes: Readonly<Record<string, Route>> = {};

/** Closes the connection, so that every request looks up its host again. */
const closing = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, connection: 'close' },
});

beforeAll(async () => {
  const answer = (path: string): Route => {
    const route = routes[path] ?? { status: 404 };
    return typeof route === 'function' ? route : closing(route);
  };
  outside = await startSite(() => new Proxy({}, { get: (_, path) => answer(String(path)) }), {
    host: mockOutside,
  });
  port = Number(new URL(outside.url).port);
  receiver = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    receiver.once('error', reject);
    receiver.listen(port, inside, resolve);
  });
});
beforeEach(() => {
  connections = 0;
  mockLookUps.length = 0;
  mockNames.clear();
  mockNames.set('site.example', [[mockPublic]]);
  mockNames.set('a.root-servers.net', [['198.41.0.4']]);
  routes = {};
});
afterAll(async () => {
  await outside.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const at = (host: string, path = '/') => `http://${host}:${port}${path}`;

/** Returns the outcomes of several requests to one URL. */
async function fetched(url: string, times: number): Promise<readonly string[]> {
  const client = new Client(defaultTiming, false);
  const seen: string[] = [];
  for (let time = 0; time < times; time++)
    try {
      const answer = await client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => true });
      seen.push(String(answer.status));
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      const { cause } = error;
      seen.push(`${error.code}: ${(cause as { message?: string }).message}`);
    }
  await client.close();
  return seen;
}

it('counts connections to the private address', async () => {
  const client = new Client(defaultTiming, true);
  const request = { url: at(inside), method: 'GET', headers: {}, wantsBody: () => true } as const;
  await expect(client.fetch(request)).rejects.toThrow(NoResponseError);
  await client.close();
  expect(connections).toBe(1);
});

describe('a client that requests a public name', () => {
  const refusal = (name: string) => `EREFUSED_ADDRESS: ${name} has a private address`;

  it('refuses it from the first lookup with a private address', async () => {
    routes = { '/': page('Home') };
    mockNames.set('rebinding.example', [[mockPublic], [inside]]);
    expect(await fetched(at('rebinding.example'), 3)).toEqual([
      '200',
      refusal('rebinding.example'),
      refusal('rebinding.example'),
    ]);
    expect(mockLookUps).toHaveLength(3);
    expect(connections).toBe(0);
  });

  it.each([
    ['first', [inside, mockPublic]],
    ['last', [mockPublic, inside]],
    ['of the other family', [mockPublic, '::1']],
    ['as a v4-mapped address', [mockPublic, `::ffff:${inside}`]],
  ])('refuses it if one of several addresses is private: %s', async (_, addresses) => {
    mockNames.set('mixed.example', [addresses]);
    expect(await fetched(at('mixed.example', '/mixed'), 2)).toEqual([
      refusal('mixed.example'),
      refusal('mixed.example'),
    ]);
    expect(outside.requests.has('/mixed')).toBe(false);
    expect(connections).toBe(0);
  });
});

describe('an audit of a public site', () => {
  const audit = (path = '/') =>
    auditSite({ url: at('site.example', path), requestsPerSecond: 100 }, { allowPrivate: false });

  const reason = 'we don’t request URLs in a private network';

  const about = (findings: readonly Finding[], target: string) =>
    findings.filter((finding) => finding.target === target);

  it('requests no private address, however pages, files and redirects refer to it, and reports each one', async () => {
    const secret = (path: string) => at(inside, `/${path}`);
    mockNames.set('private.example', [[inside]]);
    mockNames.set('mixed.example', [[mockPublic, inside]]);
    // Public when its robots.txt is requested, and private as soon as its page is.
    mockNames.set('rebinding.example', [[mockPublic], [inside]]);
    const html = (name: string, head: string, body = '') => page(name, { head, body, nav: false });
    routes = {
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: `User-agent: *\nAllow: /\nSitemap: ${secret('robots-sitemap.xml')}\nSitemap: ${at('site.example', '/sitemap.xml')}`,
      },
      '/sitemap.xml': {
        body: `<urlset><url><loc>${at('site.example')}</loc></url><url><loc>${secret('sitemap-entry')}</loc></url><url><loc>${at('site.example', '/mapped')}</loc></url></urlset>`,
      },
      '/mapped': { status: 302, headers: { location: secret('mapped-redirect') } },
      '/': html(
        'Home',
        `<link rel="stylesheet" href="/site.css"><link rel="manifest" href="/site.webmanifest">
        <link rel="canonical" href="${secret('canonical')}"><link rel="alternate" hreflang="de" href="${secret('hreflang')}">
        <link rel="preload" as="image" href="${secret('preload.png')}"><link rel="icon" href="${secret('icon.png')}">`,
        `<a href="${secret('link')}">a</a> <a href="/hop">b</a> <a href="/refresh">c</a>
        <a href="${at('private.example', '/name')}">d</a> <a href="${at('mixed.example', '/mixed')}">e</a>
        <a href="${at('rebinding.example', '/rebound')}">f</a> <a href="${at('0x7f.3', '/number')}">g</a>
        <a href="${at('[::ffff:127.0.0.3]', '/disguise')}">h</a> <a href="${at('localhost', '/local')}">i</a>
        <a href="http://user:secret@site.example:${port}/password">j</a> <a href="http://site.example:6379/">k</a>
        <img src="${secret('image.png')}" srcset="${secret('image-2x.png')} 2x" alt="x"> <iframe src="${secret('frame')}" title="x"></iframe>
        <script src="${secret('script.js')}"></script> <video src="${secret('film.mp4')}"></video>`,
      ),
      '/hop': { status: 301, headers: { location: '/hop-2' } },
      '/hop-2': { status: 302, headers: { location: secret('redirect') } },
      '/refresh': html('Refresh', `<meta http-equiv="refresh" content="0; url=${secret('refresh')}">`),
      '/site.css': {
        headers: { 'content-type': 'text/css' },
        body: `@import "${secret('import.css')}"; body { background: url(${secret('style.png')}) }`,
      },
      '/site.webmanifest': {
        headers: { 'content-type': 'application/manifest+json' },
        body: JSON.stringify({ icons: [{ src: secret('manifest.png') }] }),
      },
    };
    const { outcome, findings } = await audit();
    expect(connections).toBe(0);
    expect(outcome.kind).toBe('finished');

    const links = 'link preload.png icon.png refresh image.png image-2x.png frame';
    const files = 'script.js film.mp4 import.css style.png manifest.png';
    const refused = [
      ...`${links} ${files}`.split(' ').map(secret),
      at('site.example', '/hop'),
      at('private.example', '/name'),
      at('mixed.example', '/mixed'),
      at('rebinding.example', '/rebound'),
      at('127.0.0.3', '/number'),
      at('[::ffff:7f00:3]', '/disguise'),
      at('localhost', '/local'),
    ];
    const reported = refused.map((target) => [
      target,
      about(findings, target).some(
        ({ severity, message }) => severity === 'unverified' && message.includes(reason),
      ),
    ]);
    expect(reported).toEqual(refused.map((target) => [target, true]));
    // What only search engines follow is reported with its URL as written.
    for (const path of ['canonical', 'hreflang'])
      expect(findings).toContainEqual(
        expect.objectContaining({
          rule: 'local-link',
          message: `${secret(path)} is reachable only from a local computer or network.`,
        }),
      );
    for (const target of [`http://***@site.example:${port}/password`, 'http://site.example:6379/'])
      expect(about(findings, target)).toMatchObject([
        { severity: 'unverified', message: expect.stringContaining('we don’t request URLs') },
      ]);
    expect(about(findings, secret('robots-sitemap.xml'))).toMatchObject([{ rule: 'sitemap-unreadable' }]);
    expect(about(findings, secret('sitemap-entry'))).toMatchObject([{ rule: 'sitemap-entry-foreign' }]);
  });

  it('stops at its start if that redirects to a private address', async () => {
    routes = { '/': { status: 302, headers: { location: at(inside, '/admin') } } };
    const { outcome } = await audit();
    expect(connections).toBe(0);
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { code: 'site-unreachable', message: expect.stringContaining(reason) },
    });
  });

  it('stops requesting a site whose name resolves to a private address from the second lookup on', async () => {
    routes = { '/': page('Home'), '/robots.txt': { status: 404 } };
    mockNames.set('site.example', [[mockPublic], [inside]]);
    const { outcome } = await audit();
    expect(mockLookUps.filter((name) => name === 'site.example').length).toBeGreaterThan(1);
    expect(connections).toBe(0);
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { message: expect.stringContaining(reason) },
    });
  });

  it('takes a robots.txt that redirects to a private address for one without a response', async () => {
    routes = {
      '/': page('Home'),
      '/robots.txt': { status: 302, headers: { location: at(inside, '/robots.txt') } },
    };
    const { outcome } = await audit();
    expect(connections).toBe(0);
    expect(outcome).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['directly', () => at(inside, '/icon.png')],
    ['by a redirect', () => '/icon.png'],
  ])('looks for no icon at a private address that a page names %s', async (_, href) => {
    routes = {
      '/': page('Home', { head: `<link rel="icon" href="${href()}">` }),
      '/robots.txt': { status: 404 },
      '/icon.png': { status: 302, headers: { location: at(inside, '/icon.png') } },
    };
    const { outcome } = await auditSite(
      { url: at('site.example'), scope: 'page', requestsPerSecond: 100 },
      { allowPrivate: false, findsIcon: true },
    );
    expect(connections).toBe(0);
    expect(outcome).toMatchObject({ kind: 'finished', icon: null });
  });
});
