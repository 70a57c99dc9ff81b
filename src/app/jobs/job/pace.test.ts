import { patienceAt, remainingOf, remainingWords, type Sample, withSample } from './pace';

const young = patienceAt(0);
const youngRemaining = (samples: readonly Sample[], now: number) => remainingOf(samples, now, young);

/** A sample a second: `discovered` and `fetched` as they grow. */
const run = (seconds: number, at: (second: number) => readonly [discovered: number, fetched: number]) =>
  Array.from({ length: seconds + 1 }, (_, second): Sample => {
    const [discovered, fetched] = at(second);
    return { at: second * 1_000, discovered, fetched };
  });

test('a steady end is told: 400 left at 20 a second', () => {
  const remaining = youngRemaining(
    run(20, (second) => [1_000, 200 + second * 20]),
    20_000,
  );
  expect(remaining).toEqual({ kind: 'about', ms: 20_000 });
  expect(remainingWords(remaining)).toBe('Less than a minute left');
});

test('nothing is promised before the pace is known', () => {
  expect(
    youngRemaining(
      run(5, (second) => [1_000, second * 50]),
      5_000,
    ),
  ).toEqual({ kind: 'unknown' });
  expect(youngRemaining([], 0)).toEqual({ kind: 'unknown' });
});

test('while addresses are found faster than they are checked, the end is not told', () => {
  expect(
    youngRemaining(
      run(20, (second) => [100 + second * 30, second * 20]),
      20_000,
    ),
  ).toEqual({ kind: 'growing' });
});

test('an old job, of which one hears every two minutes, is given its time, and its end is told all the same', () => {
  const old = patienceAt(3_600_000);
  const told = [0, 120, 240, 360].map((second) => ({
    at: second * 1_000,
    discovered: 1_000,
    fetched: 100 + second,
  }));
  const samples = told.reduce<readonly Sample[]>((before, sample) => withSample(before, sample, old), []);
  expect(remainingOf(samples, 460_000, old)).toEqual({ kind: 'about', ms: 440_000 });
  expect(remainingOf(samples, 610_000, old)).toEqual({ kind: 'stalled' });
  expect(old.silentMs).toBeGreaterThan(2 * 120_000);
  expect(patienceAt(60_000).silentMs).toBe(35_000);
});

test('an unsteady pace promises nothing either', () => {
  const stutters = run(20, (second) => [1_000, second < 10 ? second : 10 + (second - 10) * 50]);
  expect(youngRemaining(stutters, 20_000)).toEqual({ kind: 'growing' });
});

test('what was seen ages: the time left counts down, and after a while nothing is promised any more', () => {
  const steady = run(20, (second) => [1_000, 200 + second * 10]);
  expect(youngRemaining(steady, 20_000)).toEqual({ kind: 'about', ms: 60_000 });
  expect(youngRemaining(steady, 35_000)).toEqual({ kind: 'about', ms: 45_000 });
  expect(youngRemaining(steady, 51_000)).toEqual({ kind: 'stalled' });
  expect(remainingWords({ kind: 'stalled' })).toMatch(/^No recent progress/);
});

test('a job that has checked all it knows has not stalled: its report is being made', () => {
  const done = run(20, (second) => [200, second * 10]);
  expect(youngRemaining(done, 22_000)).toEqual({ kind: 'making-report' });
  expect(youngRemaining(done, 60_000)).toEqual({ kind: 'making-report' });
  expect(remainingWords({ kind: 'making-report' })).toMatch(/Preparing the report/);
});

test('all that is known may be checked for an instant, before the first page has told of others', () => {
  const begun = run(1, (second) => [1, second]);
  expect(youngRemaining(begun, 2_900)).toEqual({ kind: 'unknown' });
  expect(youngRemaining(begun, 3_000)).toEqual({ kind: 'making-report' });
  const more = [...begun, { at: 3_100, discovered: 40, fetched: 1 }];
  expect(youngRemaining(more, 3_100)).toEqual({ kind: 'unknown' });
});

test('a job that has not begun to read makes no report', () => {
  expect(youngRemaining([{ at: 0, discovered: 0, fetched: 0 }], 60_000)).toEqual({ kind: 'unknown' });
});

test('samples too old to matter are left out, and one that says nothing new is not taken', () => {
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
])('%i ms are “%s”', (ms, words) => {
  expect(remainingWords({ kind: 'about', ms })).toBe(words);
});

test('a chain of pages, of which each leads to one more, has no end in sight however little is left', () => {
  const chain = run(30, (second) => [35 + Math.floor(second / 5), 24 + Math.floor(second / 2.5)]);
  expect(youngRemaining(chain, 30_000)).toEqual({ kind: 'growing' });
});
