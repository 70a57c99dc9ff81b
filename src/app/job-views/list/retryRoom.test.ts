import { plans } from '#domain/plans';
import { roomWords } from './retryRoom';

const team = plans.team;

test('what there is no room for is told before the button is pressed', () => {
  expect(roomWords(400, { limits: team, used: 100, active: 0 })).toBe(
    '20 of them can start now: your plan runs 20 jobs at once. The others are refused; retry them when these have ended.',
  );
  expect(roomWords(400, { limits: team, used: 100, active: 17 })).toBe(
    '3 of them can start now: your plan runs 20 jobs at once, and 17 have not ended. The others are refused; retry them when these have ended.',
  );
  expect(roomWords(5, { limits: team, used: 4_998, active: 0 })).toBe(
    '2 of them can start now: 2 jobs of this month are left. The others are refused.',
  );
  expect(roomWords(5, { limits: team, used: 5_000, active: 0 })).toBe(
    'None of them can start now: no job of this month is left.',
  );
  expect(roomWords(1, { limits: plans.free, used: 0, active: 1 })).toBe(
    'None of them can start now: your plan runs 1 job at once, and 1 has not ended.',
  );
});

test('where there is room for all nothing is said', () => {
  expect(roomWords(20, { limits: team, used: 0, active: 0 })).toBeUndefined();
});
