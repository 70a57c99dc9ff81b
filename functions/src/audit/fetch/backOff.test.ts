import { retryAfterOf } from './responseHeaders';
import { hostThat } from './testHost.fixture';

const url = 'https://site.example/down';

/** Returns the waits before the second and third attempts for a given random number. */
async function waits(chance: number): Promise<readonly number[]> {
  const { clock, fetcher, startsOf } = hostThat(() => ({ status: 500 }));
  const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
  void fetcher.fetch(url, 'page');
  await clock.pass(10_000);
  random.mockRestore();
  const [first = 0, second = 0, third = 0, ...more] = startsOf('/down');
  expect(more).toEqual([]);
  return [second - first, third - second];
}

test.each([
  [0, [375, 750]],
  [0.5, [500, 1_000]],
  [0.9, [600, 1_200]],
])('doubles the second wait and varies both by a quarter at most: %f', async (chance, expected) => {
  expect(await waits(chance)).toEqual(expected);
});

test('spreads the retries of requests that failed together', async () => {
  const { clock, fetcher, startsOf } = hostThat(() => ({ status: 500 }));
  for (let n = 0; n < 20; n++) void fetcher.fetch(`https://h${n}.example/down`, 'page');
  await clock.pass(700);
  const again = startsOf('/down').filter((at) => at > 0);
  expect(again).toHaveLength(20);
  expect(new Set(again).size).toBeGreaterThan(10);
  expect(Math.min(...again)).toBeGreaterThanOrEqual(375);
  expect(Math.max(...again)).toBeLessThanOrEqual(625);
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:17 GMT', 17_000],
  ['Thursday, 01-Jan-26 00:00:17 GMT', 17_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', null],
])('reads Retry-After: %s', (value, expected) => {
  expect(retryAfterOf({ 'retry-after': value }, Date.UTC(2026, 0, 1))).toBe(expected);
});

test('honors a pause until a given time', async () => {
  const until = 'Thu, 01 Jan 2026 00:00:17 GMT';
  const { clock, fetcher, startsOf } = hostThat((_path, _request, now) =>
    now < 17_000 ? { status: 503, headers: { 'retry-after': until } } : { status: 200 },
  );
  const fetched = fetcher.fetch(url, 'page');
  await clock.pass(20_000);
  expect(await fetched).toMatchObject({ status: 200, attempts: 2 });
  expect(startsOf('/down')).toEqual([0, 17_000]);
});
