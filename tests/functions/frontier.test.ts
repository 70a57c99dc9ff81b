import { paths } from '#domain/collections';
import { JobLog } from '#functions/jobs/log';
import { receiveTasks, type TaskReceiver } from '../bench/taskReceiver';
import { jobWhen, reportOf } from '../support/jobs';
import { costs } from '../support/pacedJob';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { change, closeAdmin, signUp } from '../support/stack';
import type { Taken } from './sliceChild';
import { exitOf, Slices } from './slices';

const addresses = 100_000;
const perSitemap = 50_000;
const documentLimit = 1_048_576;
const maxMemory = 300_000_000;

/** Long enough for the sitemaps, and for some hundred pages of this slow site. */
const sliceSeconds = '15';

let slices: Slices;
let site: SiteServer;
let queue: TaskReceiver;
const queued: unknown[] = [];
const articles = Array.from(
  { length: addresses },
  (_, n) => `/shop/article-${n}/of-the-catalogue?variant=${(n * 7_919) % 1_000_003}`,
);
const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body });

beforeAll(async () => {
  // Slices that hand over enqueue the next one here, and the test runs it.
  queue = await receiveTasks((_, data) => queued.push(data));
  const env = { LEASE_SECONDS: '265', SLICE_SECONDS: sliceSeconds, CLOUD_TASKS_EMULATOR_HOST: queue.host };
  slices = await Slices.build('test-frontier', env);
  site = await startSite(
    (url) => {
      const entries = articles.map((path) => `<url><loc>${new URL(path, url).href}</loc></url>`);
      const map = (n: number) =>
        xml(`<urlset>${entries.slice(n * perSitemap, (n + 1) * perSitemap).join('')}</urlset>`);
      const maps = [0, 1].map((n) => `<sitemap><loc>${url}map-${n}.xml</loc></sitemap>`);
      return {
        '/sitemap.xml': xml(`<sitemapindex>${maps.join('')}</sitemapindex>`),
        '/map-0.xml': map(0),
        '/map-1.xml': map(1),
        ...Object.fromEntries(articles.map((path) => [path, page(path, { nav: false })])),
      };
    },
    { delayMs: 200, concurrency: 8 },
  );
}, 60_000);

afterAll(async () => {
  queue.close();
  await site.close();
  await closeAdmin();
});

async function run(jobId: string, slice: number): Promise<Taken> {
  const child = slices.start('measure', jobId, String(slice));
  const taken = new Promise<Taken>((resolve) => child.once('message', (it) => resolve(it as Taken)));
  expect(await exitOf(child)).toBe(0);
  return taken;
}

/** Reads the URLs in the log, in the order in which the next slice restores them. */
async function knownTo(jobId: string): Promise<string[]> {
  const known: string[] = [];
  const nextSeq = (await reportOf(jobId)).log.length + 1;
  const job = { jobId, nextSeq } as Parameters<typeof JobLog.open>[0];
  for await (const { events } of (await JobLog.open(job)).deltas())
    for (const [kind, url] of events as unknown[][]) if (kind === 'url') known.push(String(url));
  return known;
}

it('hands a frontier of 100,000 URLs over to the next slice, which resumes it', async () => {
  const person = await signUp();
  const limits = { pagesPerJob: addresses, jobsAtOnce: 10 };
  await change(paths.user(person.uid), { state: 'active', limits });
  const jobId = await slices.newJob(person.uid, {
    url: `${site.url}sitemap.xml`,
    scope: 'sitemap',
    maxPages: addresses,
    checkHtml: false,
  });

  const first = await run(jobId, 1);
  expect(queued).toMatchObject([{ jobId, slice: 2 }]);
  const handedOver = await reportOf(jobId);
  const sizes = handedOver.log.map((entry) => entry.data().delta?.length ?? 0);
  expect(Math.max(...sizes)).toBeLessThan(documentLimit);
  // The frontier takes a few documents, whatever else the slice has committed.
  const large = sizes.filter((size) => size > 100_000);
  expect(large.length).toBeLessThanOrEqual(4);
  const beats = first.writes - costs.takeLease - costs.handOver - costs.commit * handedOver.parts.length;
  expect(beats).toBeLessThanOrEqual(large.length + Number(sliceSeconds));
  expect(await knownTo(jobId)).toEqual(articles.map((path) => new URL(path, site.url).href));

  const readBefore = handedOver.pages.length;
  expect(readBefore).toBeGreaterThan(0);
  const going = run(jobId, 2);
  await jobWhen(jobId, ({ progress }) => progress.pages > readBefore);
  await change(paths.job(jobId), { cancelRequestedAt: new Date() });
  const second = await going;
  const { pages } = await reportOf(jobId);
  expect(new Set(pages).size).toBe(pages.length);
  // In the order of the sitemaps, except for the few that were in flight when the slice stopped.
  const inOrder = new Set(articles.slice(0, pages.length + 50).map((path) => new URL(path, site.url).href));
  expect(pages.filter((url) => !inOrder.has(url))).toEqual([]);
  expect(site.requests.get('/sitemap.xml')).toBe(1);
  expect(await knownTo(jobId)).toHaveLength(addresses);
  for (const { peakBytes } of [first, second]) expect(peakBytes).toBeLessThan(maxMemory);
}, 120_000);
