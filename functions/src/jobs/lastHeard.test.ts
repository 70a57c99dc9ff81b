import type { Job } from '../../../src/domain/job';
import { environment } from '../platform/environment';
import { isAtWork, isOnlyAsked, lastHeard } from './lastHeard';

const now = new Date('2026-01-01T00:01:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const jobOf = (updatedAt: Date, cancelRequestedAt: Date | null = null) =>
  ({ updatedAt, cancelRequestedAt }) as Job;
const run = { holder: 'a slice', leaseUntil: new Date(now.getTime() + 5_000), fence: 1, slice: 1 };

test.each([
  ['it beats', jobOf(before(3)), run, true],
  ['its lease has run out', jobOf(before(3)), { ...run, leaseUntil: before(1) }, false],
  ['nobody holds the job', jobOf(before(3)), { ...run, holder: null }, false],
  ['it should have been heard of long ago', jobOf(before(31)), run, false],
])('a slice is at work or not: %s', (_, job, held, works) => {
  expect(isAtWork(job, held, now)).toBe(works);
});

test('a wish to cancel is no sign of life, and what comes after it is', () => {
  expect(isOnlyAsked(jobOf(before(3), before(3)))).toBe(true);
  expect(isOnlyAsked(jobOf(before(2), before(3)))).toBe(false);
  expect(isOnlyAsked(jobOf(before(2)))).toBe(false);
  expect(lastHeard(jobOf(before(2)), run)).toEqual(before(2));
  const renewed = new Date(run.leaseUntil.getTime() - environment.leaseMs);
  expect(lastHeard(jobOf(before(3), before(3)), run)).toEqual(renewed);
});
