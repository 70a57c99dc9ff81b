import { startSite } from '#tests/support/siteServer';
import { inspect } from './inspect';

const local = { allowPrivate: true, timing: { retryDelay: 1 } };

async function withSite<T>(
  pages: Parameters<typeof startSite>[0],
  use: (url: string) => Promise<T>,
): Promise<T> {
  const site = await startSite(pages);
  try {
    return await use(site.url);
  } finally {
    await site.close();
  }
}

const sitemap = (url: string) =>
  `<urlset>${[1, 2, 3].map((page) => `<url><loc>${url}${page}</loc></url>`).join('')}</urlset>`;

test('reports that a site responds, its robots.txt and the number of pages in its sitemap', async () => {
  const found = await withSite(
    (url) => ({
      '/': { body: '<p>Hello' },
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: `User-agent: *\nDisallow: /private\nSitemap: ${url}pages.xml`,
      },
      '/pages.xml': { headers: { 'content-type': 'text/xml' }, body: sitemap(url) },
    }),
    (url) => inspect(url, local),
  );
  expect(found).toMatchObject({
    reach: { ok: true, status: 200 },
    robots: 'allows',
    sitemap: { pages: 3, complete: true },
  });
});

test('follows redirects, and reports when robots.txt disallows crawlers', async () => {
  const found = await withSite(
    () => ({
      '/': { status: 301, headers: { location: '/home' } },
      '/home': { body: '<p>Hello' },
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
    }),
    (url) => inspect(url, local),
  );
  expect(found).toMatchObject({ reach: { ok: true }, robots: 'forbids', sitemap: null });
  expect(found.url).toMatch(/\/home$/);
});

test("reports the content of a URL that isn't a page", async () => {
  const found = await withSite(
    () => ({ '/': { headers: { 'content-type': 'application/pdf; x=y' }, body: '%PDF-1.7' } }),
    (url) => inspect(url, local),
  );
  expect(found.reach).toMatchObject({ ok: true, noPage: 'application/pdf' });
});

test('explains why a site can’t be reached', async () => {
  const url = await withSite(
    () => ({}),
    async (address) => address,
  );
  expect(await inspect(url, local)).toMatchObject({
    reach: { ok: false, words: 'its server refuses connections' },
    robots: 'unknown',
  });
});

test('requests no private address in the cloud', async () => {
  const requests = await withSite(
    () => ({ '/': { body: 'secret' } }),
    async (url) => inspect(url),
  );
  expect(requests).toMatchObject({
    reach: { ok: false, words: expect.stringMatching(/^we don’t request URLs/) },
  });
});

test('returns what is known at the timeout', async () => {
  const site = await startSite(() => ({ '/': { body: '<p>Slow' } }), { delayMs: 2_000 });
  try {
    expect(await inspect(site.url, { ...local, timeout: 100 })).toMatchObject({
      reach: { ok: false, words: 'it took too long to answer' },
    });
  } finally {
    await site.close();
  }
});

test('reports a server that speaks only http as such, not as one with a bad certificate', async () => {
  const [found, typed] = await withSite(
    () => ({ '/': { body: '<p>Hello' } }),
    async (url) => [await inspect(url.replace('http:', 'https:'), local), url] as const,
  );
  expect(found.reach).toEqual({
    ok: false,
    words: 'its server doesn’t support HTTPS',
    alternative: typed,
  });
});

test('reports the status of a site that responds with an error', async () => {
  const found = await withSite(
    () => ({}),
    (url) => inspect(url, local),
  );
  expect(found.reach).toEqual({ ok: false, status: 404, words: 'it returns 404 (not found)' });
});
