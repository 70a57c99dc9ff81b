import type { Purpose } from './purpose';
import { hostThat, type Said } from './testHost';

const url = 'https://site.example/a';
const host = 'site.example';

/** The methods that an address is asked with until its answer stands. */
async function methodsFor(said: Said, purpose: Purpose) {
  const methods: string[] = [];
  const site = hostThat((_path, { method }) => {
    methods.push(method);
    return said;
  });
  const asked = site.fetcher.ask(url, purpose);
  await site.clock.pass(600_000);
  return { ...site, methods, answer: await asked };
}

test.each([408, 425, 500, 502, 504, 506, 511, 599])(
  'asks three times for a page that answers %i',
  async (status) => {
    const { methods, answer } = await methodsFor({ status }, 'page');
    expect(methods).toEqual(['GET', 'GET', 'GET']);
    expect(answer).toMatchObject({ status, attempts: 3 });
  },
);

test.each([
  100, 199, 200, 203, 204, 299, 301, 304, 400, 401, 403, 404, 407, 409, 410, 424, 426, 451, 499, 501, 505,
  600, 999,
])('asks once for a page that answers %i', async (status) => {
  const { methods, answer } = await methodsFor({ status }, 'page');
  expect(methods).toEqual(['GET']);
  expect(answer).toMatchObject({ status, attempts: 1 });
});

test.each([200, 204, 299])('believes a HEAD that answers %i', async (status) => {
  expect((await methodsFor({ status }, 'check')).methods).toEqual(['HEAD']);
});

test.each([101, 199, 300, 301, 404, 501, 600])(
  'asks with GET after a HEAD that answers %i, and no more',
  async (status) => {
    expect((await methodsFor({ status }, 'check')).methods).toEqual(['HEAD', 'GET']);
  },
);

test.each([429, 503])('waits for a Retry-After of 30 s after a %i, and for no longer one', async (status) => {
  const pausing = (seconds: number): Said => ({ status, headers: { 'retry-after': String(seconds) } });
  const kept = await methodsFor(pausing(30), 'page');
  expect(kept.startsOf('/a').slice(0, 2)).toEqual([0, 30_000]);
  expect(kept.methods).toHaveLength(3);
  expect((await methodsFor(pausing(31), 'page')).methods).toEqual(['GET']);
});

test('shuts a host that asks for more than 30 s with a 429, but not with a 503', async () => {
  const after = async (status: number, seconds: number) => {
    const { politeness } = await methodsFor({ status, headers: { 'retry-after': String(seconds) } }, 'page');
    return politeness.wantsLongPause(host);
  };
  expect(await after(429, 31)).toBe(true);
  expect(await after(429, 30)).toBe(false);
  expect(await after(503, 31)).toBe(false);
});

test('a longer Retry-After with a 503 holds the host off for 30 s', async () => {
  const site = hostThat((path) =>
    path === '/down' ? { status: 503, headers: { 'retry-after': '3600' } } : { status: 200 },
  );
  void site.fetcher.ask('https://site.example/down', 'page');
  await site.clock.pass(0);
  void site.fetcher.ask(url, 'page');
  await site.clock.pass(60_000);
  expect(site.startsOf('/a')).toEqual([30_000]);
});

test('a 429 without Retry-After slows the host for every address that answers it', async () => {
  const site = hostThat(() => ({ status: 429 }));
  void site.fetcher.ask(url, 'page');
  await site.clock.pass(0);
  expect(site.politeness.concurrencyOf(host)).toBe(5);
  void site.fetcher.ask('https://site.example/b', 'page');
  await site.clock.pass(200);
  expect(site.politeness.concurrencyOf(host)).toBe(2);
});
