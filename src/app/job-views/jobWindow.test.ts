import type { Job } from '#domain/job';
import { type JobWindow, withLive, withOlder } from './jobWindow';

const job = (id: number) => ({ jobId: `job-${id}`, createdAt: new Date(id * 1_000) }) as Job;
const ids = ({ live, older }: JobWindow) => [...live, ...older].map(({ jobId }) => jobId.slice(4)).join(' ');

const first: JobWindow = { live: [job(9), job(8), job(7)], older: [] };
const both = withOlder(first, [job(6), job(5)]);

test('older jobs stand behind the newest', () => {
  expect(ids(both)).toBe('9 8 7 6 5');
});

test('a new job pushes the last one over to the older, and the list has no hole', () => {
  expect(ids(withLive(both, [job(10), job(9), job(8)], 3))).toBe('10 9 8 7 6 5');
});

test('a job whose state changed leaves a filtered list', () => {
  expect(ids(withLive(both, [job(9), job(7), job(6)], 3))).toBe('9 7 6 5');
});

test('without older jobs the list is what is listened to', () => {
  expect(ids(withLive(first, [job(10), job(9), job(8)], 3))).toBe('10 9 8');
});
