import type { JobInputDraft } from '#domain/jobInput';
import { bitmapOf, icoOf, pngOf } from '#tests/support/icons';
import { page } from '#tests/support/sitePages';
import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import type { AuditOptions } from '../contract';
import { auditSite, factsOf, type Run } from '../testSupport.fixture';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(routes: Readonly<Record<string, Route>>, host?: string): Promise<SiteServer> {
  const server = await startSite(() => routes, host === undefined ? {} : { host });
  servers.push(server);
  return server;
}

const search = (draft: JobInputDraft, options: Partial<AuditOptions> = {}) =>
  auditSite(draft, { findsIcon: true, ...options });
const iconOf = ({ outcome }: Run) => (outcome.kind === 'finished' ? outcome.icon : outcome.kind);
const stored = (icon: Buffer) => icon.toString('base64');

/** A start page that declares an icon. */
const home = (href = '/icon.png') => page('Home', { head: `<link rel="icon" href="${href}">`, nav: false });
const png: Route = { headers: { 'content-type': 'image/png' }, body: pngOf(32) };

it('finds the icon that the start page declares, whatever its type says', async () => {
  const { url } = await serve({ '/': home(), '/icon.png': { body: pngOf(32) } });
  expect(iconOf(await search({ url }))).toBe(stored(pngOf(32)));
});

it('finds the icon at the default location', async () => {
  const ico = icoOf({ side: 16, image: bitmapOf(16) });
  const { url } = await serve({ '/': page('Home', { nav: false }), '/favicon.ico': { body: ico } });
  expect(iconOf(await search({ url }))).toBe(stored(ico));
  expect(iconOf(await search({ url, scope: 'page' }))).toBe(stored(ico));
});

it('finds the icon of the page that the start page redirects to', async () => {
  const { url } = await serve({
    '/': { status: 302, headers: { location: '/en/' } },
    '/en/': home('icon.png'),
    '/en/icon.png': png,
  });
  expect(iconOf(await search({ url }))).toBe(stored(pngOf(32)));
});

it('follows redirects of an icon', async () => {
  const { url } = await serve({
    '/': home('/old.png'),
    '/old.png': { status: 301, headers: { location: '/icon.png' } },
    '/icon.png': png,
  });
  expect(iconOf(await search({ url }))).toBe(stored(pngOf(32)));
});

it('finds no icon after too many redirects', async () => {
  const { url, requests } = await serve({
    '/': home('/loop.png'),
    '/loop.png': { status: 302, headers: { location: '/loop.png' } },
  });
  expect(iconOf(await search({ url, scope: 'page', checkExternal: false }))).toBeNull();
  expect(requests.get('/loop.png')).toBeLessThan(10);
});

it.each<[string, Route]>([
  ['a page', page('Home')],
  [
    'an SVG image',
    { headers: { 'content-type': 'image/png' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  ['an error', { status: 404, body: pngOf(32) }],
  ['an empty response', { headers: { 'content-type': 'image/png' }, body: '' }],
  ['an image that is too large', { body: pngOf(200, { raw: true }) }],
  ['a giant file', { body: Buffer.concat([pngOf(32).subarray(0, -12), Buffer.alloc(5_000_000)]) }],
])('finds no icon in %s, and tries the default location then', async (_, icon) => {
  const { url, requests } = await serve({ '/': home(), '/icon.png': icon, '/favicon.ico': png });
  expect(iconOf(await search({ url, scope: 'page' }))).toBe(stored(pngOf(32)));
  expect(requests.get('/favicon.ico')).toBe(1);
  const { url: other } = await serve({ '/': home(), '/icon.png': icon });
  expect(iconOf(await search({ url: other, scope: 'page' }))).toBeNull();
});

it('doesn’t request an icon that robots.txt disallows', async () => {
  const { url, requests } = await serve({
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /*.png\nDisallow: /favicon.ico',
    },
    '/': home(),
    '/icon.png': png,
    '/favicon.ico': png,
  });
  expect(iconOf(await search({ url }))).toBeNull();
  expect(requests.has('/icon.png') || requests.has('/favicon.ico')).toBe(false);
});

it('changes neither findings nor pages, and is off by default', async () => {
  const site = { '/': home(), '/icon.png': png, '/a': page('A') };
  const { url } = await serve(site);
  const [without, with_] = [await auditSite({ url }), await search({ url })];
  expect(iconOf(without)).toBeNull();
  expect(factsOf(with_.findings)).toEqual(factsOf(without.findings));
  expect(with_.pages.map((read) => read.url)).toEqual(without.pages.map((read) => read.url));
});

it('keeps the icon that was found before the audit was interrupted', async () => {
  const { url, requests } = await serve({ '/': home(), '/icon.png': png });
  const { deltas } = await search({ url });
  const before = requests.get('/icon.png');
  const resumed = await search({ url }, { resume: deltas });
  expect(iconOf(resumed)).toBe(stored(pngOf(32)));
  expect(requests.get('/icon.png')).toBe(before);
});

it('searches again after an interruption before the icon was found', async () => {
  const { url } = await serve({ '/': home(), '/icon.png': png });
  const { deltas } = await auditSite({ url });
  expect(iconOf(await search({ url }, { resume: deltas }))).toBe(stored(pngOf(32)));
});

it('takes the icon of a list from a page of its own site', async () => {
  const own = await serve({ '/a': page('A', { nav: false }), '/favicon.ico': png }, '0.0.0.0');
  const other = await serve({ '/b': page('B', { nav: false }), '/favicon.ico': { body: pngOf(48) } });
  const urls = [`${other.url}b`, `${own.url}a`];
  expect(iconOf(await search({ url: own.url, scope: 'list', urls }))).toBe(stored(pngOf(32)));
  expect(other.requests.has('/favicon.ico')).toBe(false);
});
