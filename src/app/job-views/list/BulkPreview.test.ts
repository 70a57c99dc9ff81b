import { plans } from '#domain/plans';
import { roomWords } from './BulkPreview';

const team = plans.team;

test('says how many jobs can be submitted within the plan’s limits', () => {
  expect(roomWords(400, { limits: team, used: 100, running: 0, waiting: 0 })).toBe(
    '220 of them can be submitted now because your plan’s limit is 20 concurrent jobs and 200 queued jobs.',
  );
  expect(roomWords(400, { limits: team, used: 100, running: 20, waiting: 150 })).toBe(
    '50 of them can be submitted now because your plan’s limit is 20 concurrent jobs and 200 queued jobs.',
  );
  expect(roomWords(5, { limits: team, used: 4_998, running: 0, waiting: 0 })).toBe(
    '2 of them can be submitted now because you have 2 jobs left this month.',
  );
  expect(roomWords(5, { limits: team, used: 5_000, running: 0, waiting: 0 })).toBe(
    'None of them can be submitted now because you’ve used this month’s limit.',
  );
  expect(roomWords(1, { limits: plans.free, used: 0, running: 1, waiting: 5 })).toBe(
    'None of them can be submitted now because your plan’s limit is 1 concurrent job and 5 queued jobs.',
  );
});

test('says how many jobs are queued, and nothing when all start now', () => {
  expect(roomWords(21, { limits: team, used: 0, running: 0, waiting: 0 })).toBe(
    '1 of them is queued, and starts when another of your jobs ends.',
  );
  expect(roomWords(30, { limits: team, used: 0, running: 0, waiting: 0 })).toBe(
    '10 of them are queued, and start as your other jobs end.',
  );
  expect(roomWords(20, { limits: team, used: 0, running: 0, waiting: 0 })).toBeUndefined();
});
