import type { Job } from '#domain/job';
import { type JobWindow, withLive, withOlder } from './useJobList';

const job = (id: number) => ({ jobId: `job-${id}`, createdAt: new Date(id * 1_000) }) as Job;
const ids = ({ live, older }: JobWindow) => [...live, ...older].map(({ jobId }) => jobId.slice(4)).join(' ');

const first: JobWindow = { live: [job(9), job(8), job(7)], older: [] };
const both = withOlder(first, [job(6), job(5)]);

test('appends older jobs to the newest', () => {
  expect(ids(both)).toBe('9 8 7 6 5');
});

test('moves the last live job to the older ones when a new job arrives, so that none is missing', () => {
  expect(ids(withLive(both, [job(10), job(9), job(8)], 3))).toBe('10 9 8 7 6 5');
});

test('removes a job from a filtered list when its state changes', () => {
  expect(ids(withLive(both, [job(9), job(7), job(6)], 3))).toBe('9 7 6 5');
});

test('equals the live jobs without older ones', () => {
  expect(ids(withLive(first, [job(10), job(9), job(8)], 3))).toBe('10 9 8');
});
