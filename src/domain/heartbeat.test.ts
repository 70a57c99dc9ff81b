import { ageWhenHeard, beatWaitMs, longestBeatMs, silenceMs } from './heartbeat';

test.each([
  [0, 1_000],
  [6_000, 1_000],
  [60_000, 10_000],
  [720_000, 120_000],
  [86_400_000, 120_000],
])('at an age of %i ms, a job gives a sign of life after %i ms', (age, wait) => {
  expect(beatWaitMs(age)).toBe(wait);
});

test('a slice is taken for dead after two missed signs of life, with time to spare', () => {
  expect(silenceMs(0)).toBeGreaterThan(2 * 1_000 + 1_000);
  expect(silenceMs(0)).toBeLessThan(10_000);
  expect(silenceMs(86_400_000)).toBeGreaterThan(2 * longestBeatMs);
  expect(silenceMs(86_400_000)).toBeLessThan(3 * longestBeatMs);
});

test('the age of a job when it was last heard of counts from its start', () => {
  const updatedAt = new Date('2026-11-24T12:00:05Z');
  expect(ageWhenHeard({ startedAt: new Date('2026-11-24T12:00:00Z'), updatedAt })).toBe(5_000);
  expect(ageWhenHeard({ startedAt: null, updatedAt })).toBe(0);
});
