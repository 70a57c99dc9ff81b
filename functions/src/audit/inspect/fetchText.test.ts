import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { fetchText } from './fetchText';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function siteWith(routes: Readonly<Record<string, Route>>): Promise<SiteServer> {
  const server = await startSite(() => routes);
  servers.push(server);
  return server;
}

const look = (url: string) => fetchText(url, { allowPrivate: true, userAgent: 'Plumbline/1.0' });
const to = (location: string): Route => ({ status: 302, headers: { location } });

test('reads a text, following redirects within its host', async () => {
  const { url } = await siteWith({ '/proof': to('/there'), '/there': { body: 'token' } });
  expect(await look(`${url}proof`)).toEqual({ kind: 'text', text: 'token' });
});

test('requests nothing from another host that the site redirects to, because its response proves nothing', async () => {
  const other = await siteWith({ '/proof': { body: 'token' } });
  const { url } = await siteWith({ '/proof': to(`${other.url}proof`) });
  expect(await look(`${url}proof`)).toEqual({
    kind: 'nothing',
    words: `it redirects to another host, ${new URL(other.url).host}`,
  });
  expect(other.requests.size).toBe(0);
});

test('follows at most three redirects', async () => {
  const site = await siteWith({ '/': to('/?'), '/?': to('/') });
  expect(await look(site.url)).toEqual({ kind: 'nothing', words: 'it redirects too often' });
  expect([...site.requests.values()].reduce((sum, count) => sum + count, 0)).toBe(4);
});

test('requests nothing from a private address', async () => {
  const site = await siteWith({ '/': { body: 'token' } });
  const sight = await fetchText(site.url, { allowPrivate: false, userAgent: 'Plumbline/1.0' });
  expect(sight).toMatchObject({ kind: 'nothing' });
  expect(site.requests.size).toBe(0);
});
