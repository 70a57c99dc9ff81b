import { ListedPages, SitemapPrefetch } from './prefetch';
import type { SitemapReading } from './sitemap';

const facts = { files: [], foreign: [], complete: true };
const reading: SitemapReading = { pages: ['/a', '/b', '/c'], versions: [], facts };

function prefetch(read: (start: string) => Promise<SitemapReading>, listed = new ListedPages()) {
  const newOf = (urls: readonly string[]) => urls.filter((url) => url !== '/a');
  return { listed, sitemaps: new SitemapPrefetch({ read, listed, newOf }) };
}

test('expects a URL of the sitemaps until a link leads there', async () => {
  const { listed, sitemaps } = prefetch(async () => reading);
  expect(listed.remaining).toBe(0);
  await sitemaps.reading('/');
  expect(listed.remaining).toBe(2);
  listed.remove('/b');
  listed.remove('/elsewhere');
  expect(listed.remaining).toBe(1);
});

test('uses the earlier count until the sitemaps are read', async () => {
  const { listed, sitemaps } = prefetch(async () => reading, new ListedPages(() => 7));
  expect([listed.remaining, listed.known]).toEqual([7, null]);
  await sitemaps.reading('/');
  expect([listed.remaining, listed.known]).toEqual([2, 2]);
});

test('requests the sitemaps once', async () => {
  const fetched: string[] = [];
  const { sitemaps } = prefetch(async (start) => {
    fetched.push(start);
    return reading;
  });
  expect(await Promise.all([sitemaps.reading('/'), sitemaps.reading('/')])).toEqual([reading, reading]);
  expect(fetched).toEqual(['/']);
});

test('passes a failure to all that wait for the sitemaps', async () => {
  const { listed, sitemaps } = prefetch(() => Promise.reject(new Error('stopped')));
  await expect(sitemaps.reading('/')).rejects.toThrow('stopped');
  expect(listed.remaining).toBe(0);
});
