import { Stopped } from '../time/timing';
import { NoResponseError } from './client';
import type { Purpose } from './purpose';
import { hostThat, type Said } from './testHost.fixture';

const url = 'https://site.example/a';
const host = 'site.example';

/** Returns the methods of the requests that are sent until the response is final. */
async function methodsFor(said: Said, purpose: Purpose) {
  const methods: string[] = [];
  const site = hostThat((_path, { method }) => {
    methods.push(method);
    return said;
  });
  const fetched = site.fetcher.fetch(url, purpose);
  await site.clock.pass(600_000);
  return { ...site, methods, answer: await fetched };
}

test.each([408, 425, 500, 502, 504, 506, 511, 599])(
  'requests a page that responds with %i three times',
  async (status) => {
    const { methods, answer } = await methodsFor({ status }, 'page');
    expect(methods).toEqual(['GET', 'GET', 'GET']);
    expect(answer).toMatchObject({ status, attempts: 3 });
  },
);

test.each([
  100, 199, 200, 203, 204, 299, 301, 304, 400, 401, 403, 404, 407, 409, 410, 424, 426, 451, 499, 501, 505,
  600, 999,
])('requests a page that responds with %i once', async (status) => {
  const { methods, answer } = await methodsFor({ status }, 'page');
  expect(methods).toEqual(['GET']);
  expect(answer).toMatchObject({ status, attempts: 1 });
});

test.each([200, 204, 299])('accepts a HEAD response of %i', async (status) => {
  expect((await methodsFor({ status }, 'check')).methods).toEqual(['HEAD']);
});

test.each([101, 199, 300, 301, 404, 501, 600])(
  'sends one GET after a HEAD response of %i',
  async (status) => {
    expect((await methodsFor({ status }, 'check')).methods).toEqual(['HEAD', 'GET']);
  },
);

test.each([429, 503])(
  'waits for a Retry-After of 30 s after a %i, but not for a longer one',
  async (status) => {
    const pausing = (seconds: number): Said => ({ status, headers: { 'retry-after': String(seconds) } });
    const methods = await methodsFor(pausing(30), 'page');
    expect(methods.startsOf('/a')).toEqual([0, 30_000, 60_000]);
    expect((await methodsFor(pausing(31), 'page')).methods).toEqual(['GET']);
  },
);

test('suspends a host that wants more than 30 s with a 429, but not with a 503', async () => {
  const after = async (status: number, seconds: number) => {
    const { politeness } = await methodsFor({ status, headers: { 'retry-after': String(seconds) } }, 'page');
    return politeness.askedForLongPause(host);
  };
  expect(await after(429, 31)).toBe(true);
  expect(await after(429, 30)).toBe(false);
  expect(await after(503, 31)).toBe(false);
});

test('pauses a host for 30 s after a 503 with a longer Retry-After', async () => {
  const site = hostThat((path) =>
    path === '/down' ? { status: 503, headers: { 'retry-after': '3600' } } : { status: 200 },
  );
  void site.fetcher.fetch('https://site.example/down', 'page');
  await site.clock.pass(0);
  void site.fetcher.fetch(url, 'page');
  await site.clock.pass(60_000);
  expect(site.startsOf('/a')).toEqual([30_000]);
});

test('slows a host for every URL that responds with 429 without Retry-After', async () => {
  const site = hostThat(() => ({ status: 429 }));
  void site.fetcher.fetch(url, 'page');
  await site.clock.pass(0);
  expect(site.politeness.concurrencyOf(host)).toBe(5);
  void site.fetcher.fetch('https://site.example/b', 'page');
  await site.clock.pass(200);
  expect(site.politeness.concurrencyOf(host)).toBe(2);
  await site.clock.pass(10_000);
  expect(site.politeness.isSuspended(host)).toBe(true);
});

describe("a host that doesn't respond", () => {
  const silence = async (code: string) => {
    const site = hostThat(() => {
      throw new NoResponseError(code, 7, null);
    });
    const fetched = site.fetcher.fetch(url, 'page');
    await site.clock.pass(60_000);
    return { answer: await fetched, times: site.startsOf('/a').length };
  };

  it('is requested once more', async () => {
    expect(await silence('ECONNRESET')).toEqual({
      answer: { kind: 'no-response', error: 'ECONNRESET', attempts: 2, durationMs: 7 },
      times: 2,
    });
  });

  it.each(['EREFUSED_ADDRESS', 'EREFUSED_PORT', 'EREFUSED_PASSWORD', 'CERT_HAS_EXPIRED'])(
    "isn't requested again after %s",
    async (code) => {
      expect((await silence(code)).times).toBe(1);
    },
  );
});

test('delays the GET after a HEAD response that wants a pause', async () => {
  const site = hostThat((_path, { method }) =>
    method === 'HEAD' ? { status: 503, headers: { 'retry-after': '10' } } : { status: 200 },
  );
  void site.fetcher.fetch(url, 'check');
  await site.clock.pass(60_000);
  expect(site.startsOf('/a')).toEqual([0, 10_000]);
});

test('slows the host after a HEAD response of 429', async () => {
  const site = hostThat((_path, { method }) => ({ status: method === 'HEAD' ? 429 : 200 }));
  void site.fetcher.fetch(url, 'check');
  await site.clock.pass(0);
  expect(site.politeness.isBackedOff(host)).toBe(true);
});

test.each([
  [404, false],
  [499, false],
  [500, true],
])('keeps a slowed host slow if it responds with %i from then on: %s', async (status, isBackedOff) => {
  const site = hostThat((path) => ({ status: path === '/busy' ? 429 : status }));
  void site.fetcher.fetch('https://site.example/busy', 'page');
  await site.clock.pass(20_000);
  site.politeness.undoBackoff(host, 1);
  for (let n = 0; n < 40; n++) void site.fetcher.fetch(`https://site.example/p${n}`, 'page');
  await site.clock.pass(600_000);
  expect(site.politeness.isBackedOff(host)).toBe(isBackedOff);
});

test.each<Said>([{ status: 503, headers: { 'retry-after': '0' } }, { status: 429 }])(
  "doesn't take a page that wants a pause for one that is down: %j",
  async (said) => {
    const site = hostThat((path) => (path === '/a' ? said : { status: 200 }));
    const fetched = site.fetcher.fetch(url, 'page');
    for (let n = 0; n < 20; n++) void site.fetcher.fetch(`https://site.example/p${n}`, 'page');
    await site.clock.pass(60_000);
    expect(await fetched).not.toHaveProperty('refusedAlone');
  },
);

test("doesn't refetch known pages of a host that wants a pause", async () => {
  const site = hostThat((path) => ({ status: path === '/a' ? 429 : 200 }));
  for (let n = 0; n < 5; n++) void site.fetcher.fetch(`https://site.example/p${n}`, 'page');
  await site.clock.pass(1_000);
  void site.fetcher.fetch(url, 'page');
  await site.clock.pass(60_000);
  expect(site.fetched.map(({ path }) => path)).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4', '/a', '/a', '/a']);
});

test("sends nothing to a suspended host and doesn't count the attempt", async () => {
  const site = hostThat(() => ({ status: 200 }));
  site.politeness.suspend(host);
  await expect(site.fetcher.fetch(url, 'page')).resolves.toEqual({
    kind: 'no-response',
    error: 'LONG_PAUSE',
    attempts: 0,
    durationMs: 0,
  });
  expect(site.fetched).toEqual([]);
});

test.each(['before', 'during'])(
  'throws Stopped if the audit stops %s the wait for the next attempt',
  async (when) => {
    const site = hostThat(() => {
      if (when === 'before') site.fetcher.stop();
      return { status: 500 };
    });
    const fetched = site.fetcher.fetch(url, 'page');
    const outcome = expect(fetched).rejects.toBeInstanceOf(Stopped);
    await site.clock.pass(0);
    if (when === 'during') site.fetcher.stop();
    await outcome;
    expect(site.startsOf('/a')).toHaveLength(1);
  },
);
