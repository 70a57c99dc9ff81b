import type { Purpose } from './purpose';
import { hostThat, type Said } from './testHost.fixture';

const host = 'site.example';
const urlOf = (path: string) => `https://${host}${path}`;
const well: Said = { status: 200 };
const busy: Said = { status: 503 };

const pages = Array.from({ length: 40 }, (_, n) => `/p${n}`);

/** Fetches all URLs concurrently and returns their outcomes and the requests that the host received. */
async function askAll(
  says: Parameters<typeof hostThat>[0],
  paths: readonly string[],
  purpose: Purpose = 'page',
) {
  const site = hostThat(says);
  const ends = new Map<string, string>();
  for (const path of paths)
    void site.fetcher.fetch(urlOf(path), purpose).then((end) => {
      const alone = end.kind === 'answer' && end.refusedAlone ? ' alone' : '';
      ends.set(path, end.kind === 'answer' ? `${end.status}${alone}` : end.error);
    });
  await site.clock.pass(600_000);
  return { ...site, ends };
}

test('gives up on one page that is down without slowing the others for good', async () => {
  const { ends, politeness, startsOf } = await askAll((path) => (path === '/p20' ? busy : well), pages);
  expect(startsOf('/p20')).toHaveLength(3);
  expect([...ends].filter(([, end]) => end !== '200')).toEqual([['/p20', '503 alone']]);
  expect(politeness.isBackedOff(host)).toBe(false);
  expect(politeness.isSuspended(host)).toBe(false);
});

test('does the same for pages that are down far apart', async () => {
  const down = ['/p2', '/p25'];
  const many = Array.from({ length: 60 }, (_, n) => `/p${n}`);
  const { ends } = await askAll((path) => (down.includes(path) ? busy : well), many);
  expect(down.map((path) => ends.get(path))).toEqual(['503 alone', '503 alone']);
});

test.each([2, 4])('does the same for %i consecutive pages that are down', async (count) => {
  const down = pages.slice(10, 10 + count);
  const { ends, politeness } = await askAll((path) => (down.includes(path) ? busy : well), pages);
  expect(down.map((path) => ends.get(path))).toEqual(down.map(() => '503 alone'));
  expect(politeness.isBackedOff(host)).toBe(false);
});

test('reports a page that is down even when nothing else is requested', async () => {
  const { ends } = await askAll((path) => (path === '/down' ? busy : well), ['/down']);
  expect(ends.get('/down')).toBe('503 alone');
});

/** Fetches the URLs like a crawl, ten at a time, and returns their outcomes and the elapsed time. */
async function readAll(says: Parameters<typeof hostThat>[0], paths: readonly string[]) {
  const site = hostThat(says);
  const ends = new Map<string, string>();
  const left = paths.values();
  let took = 0;
  const readOn = async () => {
    for (const path of left) {
      const end = await site.fetcher.fetch(urlOf(path), 'page');
      ends.set(path, end.kind === 'answer' ? `${end.status}${end.refusedAlone ? ' alone' : ''}` : end.error);
      took = site.clock.now();
    }
  };
  for (let n = 0; n < 10; n++) void readOn();
  await site.clock.pass(3_600_000);
  return { ...site, ends, took };
}

const many = Array.from({ length: 400 }, (_, n) => `/p${n}`);
const numberOf = (path: string) => Number(path.slice(2));
/** Scattered, so it doesn't follow the order of requests. */
const oneIn = (every: number) => (path: string) => (numberOf(path) * 7_919) % 1_009 < 1_009 / every;

test.each([
  ['one in ten pages', oneIn(10), 2],
  ['one in three pages', oneIn(3), 6],
  ['twenty pages in a row', (path: string) => numberOf(path) >= 60 && numberOf(path) < 80, 2],
  ['a hundred pages in a row', (path: string) => numberOf(path) >= 60 && numberOf(path) < 160, 6],
])('reports that %s of a site are down, in a reasonable time', async (_, isDown, times) => {
  const { ends, took, politeness } = await readAll((path) => (isDown(path) ? busy : well), many);
  expect(ends).toEqual(new Map(many.map((path) => [path, isDown(path) ? '503 alone' : '200'])));
  expect(took).toBeLessThan(many.length * 100 * times);
  expect(politeness.isBackedOff(host)).toBe(false);
});

test("doesn't excuse a host that is busy later because one page is down", async () => {
  const limited = limiter(300);
  const { ends, fetched } = await readAll(
    (path, request, now) => (path === '/p2' ? busy : now < 7_000 ? well : limited(path, request, now)),
    many,
  );
  expect([...ends].filter(([, end]) => end !== '200')).toEqual([['/p2', '503 alone']]);
  expect(fetched.length).toBeLessThan(many.length * 1.5);
});

/** Limits requests like nginx: at most one per `ms` milliseconds, and a bare 503 for any more. */
function limiter(ms: number): Parameters<typeof hostThat>[0] {
  let next = 0;
  return (_path, _request, now) => {
    if (now < next) return busy;
    next = now + ms;
    return well;
  };
}

test.each([
  [150, 40],
  [400, 40],
  [1_000, 40],
  [3_000, 40],
  [1_000, 5],
  [1_000, 2],
  [3_000, 2],
  [12_000, 2],
  [8_000, 40],
])(
  'slows a host that serves one page per %i ms as a whole, and reports none of its %i pages as down',
  async (ms, count) => {
    const paths = Array.from({ length: count }, (_, n) => `/p${n}`);
    const { ends } = await askAll(limiter(ms), paths);
    expect(ends.size).toBe(count);
    expect([...ends.values()].filter((end) => end.includes('alone'))).toEqual([]);
  },
);

test('reads all of a host that keeps up at a lower rate', async () => {
  const { ends, fetched } = await askAll(limiter(300), pages);
  expect([...ends.values()].filter((end) => end !== '200')).toEqual([]);
  // Half the rate after the first refusals, and half of that after the next.
  expect(fetched.length).toBeLessThan(pages.length * 1.5);
});

test('halves the rate after one bare 503', async () => {
  const { politeness, fetcher, clock } = hostThat((path) => (path === '/busy' ? busy : well));
  void fetcher.fetch(urlOf('/busy'), 'page');
  await clock.pass(0);
  expect(politeness.isBackedOff(host)).toBe(true);
  expect(politeness.concurrencyOf(host)).toBe(5);
});

test('stops requesting from a host that refuses everything', async () => {
  const { ends, fetched } = await askAll(() => busy, pages);
  expect(new Set(ends.values())).toContain('THROTTLED');
  expect([...ends.values()].filter((end) => end.includes('alone'))).toEqual([]);
  expect(fetched.length).toBeLessThan(pages.length);
});

test("doesn't slow a host that responds with 503 to HEAD only", async () => {
  const { ends, politeness } = await askAll(
    (_path, { method }) => (method === 'HEAD' ? busy : well),
    pages,
    'check',
  );
  expect(new Set(ends.values())).toEqual(new Set(['200']));
  expect(politeness.isBackedOff(host)).toBe(false);
});
