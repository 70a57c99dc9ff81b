import { heartbeatIntervalMs, heartbeatTimeoutMs } from '#domain/heartbeat';
import { commitIntervalMs, shouldCommit, shouldReportProgress, sliceDurationMs } from './intervals';

const minute = 60_000;

it('commits the first item immediately, and never an empty batch', () => {
  expect(shouldCommit({ items: 1, bytes: 200 }, 0, 0)).toBe(true);
  expect(shouldCommit({ items: 0, bytes: 0 }, 5, 900_000)).toBe(false);
});

it('keeps documents far below 1 MiB', () => {
  expect(shouldCommit({ items: 400, bytes: 1_000 }, 9, 0)).toBe(true);
  expect(shouldCommit({ items: 2, bytes: 300_000 }, 9, 0)).toBe(true);
});

it('increases the commit interval up to a maximum', () => {
  expect(commitIntervalMs(0)).toBe(1_000);
  expect(commitIntervalMs(1)).toBeLessThan(commitIntervalMs(2));
  expect(commitIntervalMs(10_000)).toBe(5 * minute);
  expect(heartbeatIntervalMs(0)).toBe(1_000);
  expect(heartbeatIntervalMs(minute)).toBe(10_000);
  expect(heartbeatIntervalMs(60 * minute)).toBe(2 * minute);
});

it('reports progress every fifty pages, but at most every few seconds', () => {
  expect(shouldReportProgress(50, 5_000)).toBe(true);
  expect(shouldReportProgress(49, 60_000)).toBe(false);
  expect(shouldReportProgress(500, 4_000)).toBe(false);
});

it('detects dead slices before the sweep and the queue’s last attempt', () => {
  expect(heartbeatTimeoutMs(60 * minute)).toBeLessThan(271_000);
  expect(heartbeatTimeoutMs(minute)).toBeLessThan(45_000);
});

it('runs longer slices as the job ages', () => {
  const seconds: number[] = [];
  for (let age = 0; age < 3_600_000; age += sliceDurationMs(age, 240_000))
    seconds.push(sliceDurationMs(age, 240_000) / 1_000);
  expect(seconds).toEqual([240, 480, 1_440, 1_500]);
  expect(sliceDurationMs(60 * minute, 1_500_000)).toBe(1_500_000);
  expect(sliceDurationMs(0, 1_000)).toBe(1_000);
});

it('does not commit below the limits', () => {
  expect(shouldCommit({ items: 399, bytes: 299_999 }, 1, 0)).toBe(false);
  expect(shouldCommit({ items: 1, bytes: 1 }, 1, commitIntervalMs(1) - 1)).toBe(false);
  expect(shouldCommit({ items: 1, bytes: 1 }, 1, commitIntervalMs(1))).toBe(true);
  expect(commitIntervalMs(2)).toBeCloseTo(1_000 * 1.45 ** 2);
  expect(shouldReportProgress(50, 4_999)).toBe(false);
});
