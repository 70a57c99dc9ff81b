import { waitWords } from './useWaitWords';

const at = (minute: number, waitsFor: 'own-jobs' | 'capacity' | null = 'own-jobs') => ({
  jobId: `job-${minute}`,
  waitsFor,
  createdAt: new Date(Date.UTC(2026, 4, 6, 12, minute)),
});

test('says what a queued job waits for, and how many queued jobs start before it', () => {
  const active = [at(1, null), at(2), at(3), at(4)];
  expect(waitWords(at(2), active)).toBe('Waiting for your other jobs to end. It’s next in your queue.');
  expect(waitWords(at(3), active)).toBe('Waiting for your other jobs to end. 1 queued job starts before it.');
  expect(waitWords(at(4), active)).toBe('Waiting for your other jobs to end. 2 queued jobs start before it.');
  expect(waitWords(at(2, 'capacity'), active)).toBe(
    'Waiting for free capacity while your other jobs run. It’s next in your queue.',
  );
});

test('gives no position while the other jobs are unknown, and says nothing about a job that doesn’t wait', () => {
  expect(waitWords(at(2), undefined)).toBe('Waiting for your other jobs to end.');
  expect(waitWords(at(2, null), [])).toBeUndefined();
});
