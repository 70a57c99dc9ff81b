import { remainingOf, remainingWords, type Sample, updateTimeoutsAt, withSample } from './pace';

const young = updateTimeoutsAt(0);
const youngRemaining = (samples: readonly Sample[], now: number) => remainingOf(samples, now, young);

/** Returns one sample per second, with `discovered` and `fetched` as they grow. */
const run = (seconds: number, at: (second: number) => readonly [discovered: number, fetched: number]) =>
  Array.from({ length: seconds + 1 }, (_, second): Sample => {
    const [discovered, fetched] = at(second);
    return { at: second * 1_000, discovered, fetched };
  });

test('estimates a steady end: 400 left at 20 a second', () => {
  const remaining = youngRemaining(
    run(20, (second) => [1_000, 200 + second * 20]),
    20_000,
  );
  expect(remaining).toEqual({ kind: 'about', ms: 20_000 });
  expect(remainingWords(remaining)).toBe('Less than a minute left');
});

test('gives no estimate before the pace is known', () => {
  expect(
    youngRemaining(
      run(5, (second) => [1_000, second * 50]),
      5_000,
    ),
  ).toEqual({ kind: 'unknown' });
  expect(youngRemaining([], 0)).toEqual({ kind: 'unknown' });
});

test('gives no estimate while URLs are discovered faster than they are checked', () => {
  expect(
    youngRemaining(
      run(20, (second) => [100 + second * 30, second * 20]),
      20_000,
    ),
  ).toEqual({ kind: 'growing' });
});

test('gives an old job with updates every two minutes more time, and still estimates its end', () => {
  const old = updateTimeoutsAt(3_600_000);
  const samplesAt = [0, 120, 240, 360].map((second) => ({
    at: second * 1_000,
    discovered: 1_000,
    fetched: 100 + second,
  }));
  const samples = samplesAt.reduce<readonly Sample[]>(
    (before, sample) => withSample(before, sample, old),
    [],
  );
  expect(remainingOf(samples, 460_000, old)).toEqual({ kind: 'about', ms: 440_000 });
  expect(remainingOf(samples, 610_000, old)).toEqual({ kind: 'stalled' });
  expect(old.silentMs).toBeGreaterThan(2 * 120_000);
  expect(updateTimeoutsAt(60_000).silentMs).toBe(35_000);
});

test('gives no estimate at an unsteady pace', () => {
  const stutters = run(20, (second) => [1_000, second < 10 ? second : 10 + (second - 10) * 50]);
  expect(youngRemaining(stutters, 20_000)).toEqual({ kind: 'growing' });
});

test('counts an estimate down as it ages, and withdraws it after a while', () => {
  const steady = run(20, (second) => [1_000, 200 + second * 10]);
  expect(youngRemaining(steady, 20_000)).toEqual({ kind: 'about', ms: 60_000 });
  expect(youngRemaining(steady, 35_000)).toEqual({ kind: 'about', ms: 45_000 });
  expect(youngRemaining(steady, 51_000)).toEqual({ kind: 'stalled' });
  expect(remainingWords({ kind: 'stalled' })).toMatch(/^No recent progress/);
});

test('doesn’t call a job stalled that has checked all known URLs: its report is being made', () => {
  const done = run(20, (second) => [200, second * 10]);
  expect(youngRemaining(done, 22_000)).toEqual({ kind: 'making-report' });
  expect(youngRemaining(done, 60_000)).toEqual({ kind: 'making-report' });
  expect(remainingWords({ kind: 'making-report' })).toMatch(/Preparing the report/);
});

test('doesn’t assume the end when all known URLs are checked before the first page’s links arrive', () => {
  const begun = run(1, (second) => [1, second]);
  expect(youngRemaining(begun, 2_900)).toEqual({ kind: 'unknown' });
  expect(youngRemaining(begun, 3_000)).toEqual({ kind: 'making-report' });
  const more = [...begun, { at: 3_100, discovered: 40, fetched: 1 }];
  expect(youngRemaining(more, 3_100)).toEqual({ kind: 'unknown' });
});

test('doesn’t make a report of a job that has not started to read', () => {
  expect(youngRemaining([{ at: 0, discovered: 0, fetched: 0 }], 60_000)).toEqual({ kind: 'unknown' });
});

test('drops old samples, and ignores one without news', () => {
  const samples = run(60, (second) => [1_000, second]).reduce<readonly Sample[]>(
    (before, sample) => withSample(before, sample, young),
    [],
  );
  expect(samples[0]?.at).toBe(30_000);
  expect(withSample(samples, { at: 61_000, discovered: 1_000, fetched: 60 }, young)).toBe(samples);
});

test.each([
  [5_000, 'A few seconds left'],
  [65_000, 'About 1 minute left'],
  [600_000, 'About 10 minutes left'],
  [9_000_000, 'About 3 hours left'],
])('formats %i ms as “%s”', (ms, words) => {
  expect(remainingWords({ kind: 'about', ms })).toBe(words);
});

test('gives no estimate for a chain of pages that each link to one more, however few are left', () => {
  const chain = run(30, (second) => [35 + Math.floor(second / 5), 24 + Math.floor(second / 2.5)]);
  expect(youngRemaining(chain, 30_000)).toEqual({ kind: 'growing' });
});
