import type { Purpose } from './purpose';
import { hostThat, type Said } from './testHost';

const host = 'site.example';
const urlOf = (path: string) => `https://${host}${path}`;
const well: Said = { status: 200 };
const busy: Said = { status: 503 };

const pages = Array.from({ length: 40 }, (_, n) => `/p${n}`);

/** What becomes of addresses that are all asked for together, and how the host was asked. */
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

test('one page that is down among those that are well is refused alone, and costs the others nothing lasting', async () => {
  const { ends, politeness, startsOf } = await askAll((path) => (path === '/p20' ? busy : well), pages);
  expect(startsOf('/p20')).toHaveLength(3);
  expect([...ends].filter(([, end]) => end !== '200')).toEqual([['/p20', '503 alone']]);
  expect(politeness.isBackedOff(host)).toBe(false);
  expect(politeness.isSuspended(host)).toBe(false);
});

test('so are pages that are down far from each other', async () => {
  const down = ['/p2', '/p25'];
  const many = Array.from({ length: 60 }, (_, n) => `/p${n}`);
  const { ends } = await askAll((path) => (down.includes(path) ? busy : well), many);
  expect(down.map((path) => ends.get(path))).toEqual(['503 alone', '503 alone']);
});

test.each([2, 4])('so are %i pages that are down side by side', async (count) => {
  const down = pages.slice(10, 10 + count);
  const { ends, politeness } = await askAll((path) => (down.includes(path) ? busy : well), pages);
  expect(down.map((path) => ends.get(path))).toEqual(down.map(() => '503 alone'));
  expect(politeness.isBackedOff(host)).toBe(false);
});

test('a page that is down is so when nothing else is asked for, too', async () => {
  const { ends } = await askAll((path) => (path === '/down' ? busy : well), ['/down']);
  expect(ends.get('/down')).toBe('503 alone');
});

/** What becomes of addresses that are asked for as a crawl does, ten at a time, and how long it takes. */
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
/** Scattered, and not in the rhythm in which pages are asked for. */
const oneIn = (every: number) => (path: string) => (numberOf(path) * 7_919) % 1_009 < 1_009 / every;

test.each([
  ['one page in ten', oneIn(10), 2],
  ['one page in three', oneIn(3), 6],
  ['twenty pages one after the other', (path: string) => numberOf(path) >= 60 && numberOf(path) < 80, 2],
  ['a hundred pages one after the other', (path: string) => numberOf(path) >= 60 && numberOf(path) < 160, 6],
])(
  'a site of which %s are down is told so, in a time that is not out of proportion',
  async (_, isDown, times) => {
    const { ends, took, politeness } = await readAll((path) => (isDown(path) ? busy : well), many);
    expect(ends).toEqual(new Map(many.map((path) => [path, isDown(path) ? '503 alone' : '200'])));
    expect(took).toBeLessThan(many.length * 100 * times);
    expect(politeness.isBackedOff(host)).toBe(false);
  },
);

test('a page that is down excuses no host that is busy later', async () => {
  const limited = limiter(300);
  const { ends, fetched } = await readAll(
    (path, request, now) => (path === '/p2' ? busy : now < 7_000 ? well : limited(path, request, now)),
    many,
  );
  expect([...ends].filter(([, end]) => end !== '200')).toEqual([['/p2', '503 alone']]);
  expect(fetched.length).toBeLessThan(many.length * 1.5);
});

/** As nginx limits requests: no more than one in so many milliseconds, and a bare 503 for what is more. */
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
  'a host that answers once in %i ms is slowed as a whole, and none of its %i pages is down',
  async (ms, count) => {
    const paths = Array.from({ length: count }, (_, n) => `/p${n}`);
    const { ends } = await askAll(limiter(ms), paths);
    expect(ends.size).toBe(count);
    expect([...ends.values()].filter((end) => end.includes('alone'))).toEqual([]);
  },
);

test('a host that can follow when it is asked more slowly is read whole', async () => {
  const { ends, fetched } = await askAll(limiter(300), pages);
  expect([...ends.values()].filter((end) => end !== '200')).toEqual([]);
  // Half the pace after the first refusals, and half of that after the next.
  expect(fetched.length).toBeLessThan(pages.length * 1.5);
});

test('one bare 503 halves the pace', async () => {
  const { politeness, fetcher, clock } = hostThat((path) => (path === '/busy' ? busy : well));
  void fetcher.fetch(urlOf('/busy'), 'page');
  await clock.pass(0);
  expect(politeness.isBackedOff(host)).toBe(true);
  expect(politeness.concurrencyOf(host)).toBe(5);
});

test('a host that refuses everything is left in peace', async () => {
  const { ends, fetched } = await askAll(() => busy, pages);
  expect(new Set(ends.values())).toContain('THROTTLED');
  expect([...ends.values()].filter((end) => end.includes('alone'))).toEqual([]);
  expect(fetched.length).toBeLessThan(pages.length);
});

test('a host that answers 503 to HEAD alone is not slowed', async () => {
  const { ends, politeness } = await askAll(
    (_path, { method }) => (method === 'HEAD' ? busy : well),
    pages,
    'check',
  );
  expect(new Set(ends.values())).toEqual(new Set(['200']));
  expect(politeness.isBackedOff(host)).toBe(false);
});
