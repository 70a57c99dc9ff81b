import { SitemapPrefetch } from './prefetch';
import type { SitemapReading } from './sitemap';

const facts = { files: [], foreign: [], complete: true };
const reading: SitemapReading = { pages: ['/a', '/b', '/c'], versions: [], facts };

test('expects a URL of the sitemaps until a link leads there', async () => {
  const ahead = new SitemapPrefetch(
    async () => reading,
    (urls) => urls.filter((url) => url !== '/a'),
  );
  expect(ahead.remaining).toBe(0);
  await ahead.reading('/');
  expect(ahead.remaining).toBe(2);
  ahead.meet('/b');
  ahead.meet('/elsewhere');
  expect(ahead.remaining).toBe(1);
});

test('uses the earlier count until the sitemaps are read', async () => {
  const ahead = new SitemapPrefetch(
    async () => reading,
    (urls) => urls,
    () => 7,
  );
  expect([ahead.remaining, ahead.known]).toEqual([7, null]);
  await ahead.reading('/');
  expect([ahead.remaining, ahead.known]).toEqual([3, 3]);
});

test('requests the sitemaps once', async () => {
  const fetched: string[] = [];
  const read = async (start: string) => {
    fetched.push(start);
    return reading;
  };
  const ahead = new SitemapPrefetch(read, () => []);
  expect(await Promise.all([ahead.reading('/'), ahead.reading('/')])).toEqual([reading, reading]);
  expect(fetched).toEqual(['/']);
});

test('passes a failure to all that wait for the sitemaps', async () => {
  const ahead = new SitemapPrefetch(
    () => Promise.reject(new Error('stopped')),
    (urls) => urls,
  );
  await expect(ahead.reading('/')).rejects.toThrow('stopped');
  expect(ahead.remaining).toBe(0);
});
