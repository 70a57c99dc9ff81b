import { beatWaitMs, silenceMs } from '#domain/heartbeat';
import { commitIsDue, commitWaitMs, isWorthTelling, sliceMsAt } from './cadence';

const minute = 60_000;

it('commits the first item at once and nothing when there is nothing', () => {
  expect(commitIsDue({ items: 1, bytes: 200 }, 0, 0)).toBe(true);
  expect(commitIsDue({ items: 0, bytes: 0 }, 5, 900_000)).toBe(false);
});

it('keeps documents far below 1 MiB', () => {
  expect(commitIsDue({ items: 400, bytes: 1_000 }, 9, 0)).toBe(true);
  expect(commitIsDue({ items: 2, bytes: 300_000 }, 9, 0)).toBe(true);
});

it('waits longer and longer, but never for ever', () => {
  expect(commitWaitMs(0)).toBe(1_000);
  expect(commitWaitMs(1)).toBeLessThan(commitWaitMs(2));
  expect(commitWaitMs(10_000)).toBe(5 * minute);
  expect(beatWaitMs(0)).toBe(1_000);
  expect(beatWaitMs(minute)).toBe(10_000);
  expect(beatWaitMs(60 * minute)).toBe(2 * minute);
});

it('tells of fifty pages, but not at every breath', () => {
  expect(isWorthTelling(50, 5_000)).toBe(true);
  expect(isWorthTelling(49, 60_000)).toBe(false);
  expect(isWorthTelling(500, 4_000)).toBe(false);
});

it('has dead slices found within the patience of the sweep and the queue', () => {
  expect(silenceMs(60 * minute)).toBeLessThan(271_000);
  expect(silenceMs(minute)).toBeLessThan(45_000);
});

it('hands over the less often the longer a job lasts', () => {
  const seconds: number[] = [];
  for (let age = 0; age < 3_600_000; age += sliceMsAt(age, 240_000))
    seconds.push(sliceMsAt(age, 240_000) / 1_000);
  expect(seconds).toEqual([240, 480, 1_440, 1_500]);
  expect(sliceMsAt(60 * minute, 1_500_000)).toBe(1_500_000);
  expect(sliceMsAt(0, 1_000)).toBe(1_000);
});

it('commits no sooner than at its limits', () => {
  expect(commitIsDue({ items: 399, bytes: 299_999 }, 1, 0)).toBe(false);
  expect(commitIsDue({ items: 1, bytes: 1 }, 1, commitWaitMs(1) - 1)).toBe(false);
  expect(commitIsDue({ items: 1, bytes: 1 }, 1, commitWaitMs(1))).toBe(true);
  expect(commitWaitMs(2)).toBeCloseTo(1_000 * 1.45 ** 2);
  expect(isWorthTelling(50, 4_999)).toBe(false);
});
