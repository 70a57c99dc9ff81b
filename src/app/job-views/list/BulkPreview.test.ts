import { plans } from '#domain/plans';
import { roomWords } from './BulkPreview';

const team = plans.team;

test('says how many jobs can start within the plan’s limits', () => {
  expect(roomWords(400, { limits: team, used: 100, active: 0 })).toBe(
    '20 of them can start now because your plan’s limit is 20 concurrent jobs. Retry the rest after these have ended.',
  );
  expect(roomWords(400, { limits: team, used: 100, active: 17 })).toBe(
    '3 of them can start now because your plan’s limit is 20 concurrent jobs, and 17 are in progress. Retry the rest after these have ended.',
  );
  expect(roomWords(5, { limits: team, used: 4_998, active: 0 })).toBe(
    '2 of them can start now because you have 2 jobs left this month. The rest won’t start.',
  );
  expect(roomWords(5, { limits: team, used: 5_000, active: 0 })).toBe(
    'None of them can start now because you’ve used this month’s limit.',
  );
  expect(roomWords(1, { limits: plans.free, used: 0, active: 1 })).toBe(
    'None of them can start now because your plan’s limit is 1 concurrent job, and 1 is in progress.',
  );
});

test('says nothing when all jobs can start', () => {
  expect(roomWords(20, { limits: team, used: 0, active: 0 })).toBeUndefined();
});
