import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { maxPagesPerJob } from '#domain/plans';
import { draftOf, planLimit, readLimits } from './PlanForm';

const empty = draftOf({});

test('follows the plan where a field is empty', () => {
  expect(readLimits(empty)).toEqual({ limits: {} });
  expect(planLimit('pro', 'pagesPerJob')).toBe('10,000');
  expect(planLimit('free', 'shortestPeriod')).toBe('weekly');
});

test('overrides the plan with what is typed, including zero', () => {
  expect(readLimits({ ...empty, pagesPerJob: ' 800 ', schedules: '0', shortestPeriod: 'daily' })).toEqual({
    limits: { pagesPerJob: 800, schedules: 0, shortestPeriod: 'daily' },
  });
});

test('restores a stored override', () => {
  expect(readLimits(draftOf({ jobsAtOnce: 3 }))).toEqual({ limits: { jobsAtOnce: 3 } });
});

test('rejects more pages than any job can read', () => {
  const pages = (count: number) => readLimits({ ...empty, pagesPerJob: String(count) });
  expect(pages(maxPagesPerJob)).toEqual({ limits: { pagesPerJob: maxPagesPerJob } });
  expect(pages(maxPagesPerJob + 1)).toMatchObject({
    errors: { pagesPerJob: 'That’s above the maximum.' },
  });
  expect(v.is(jobInputSchema, { url: 'https://a.example', maxPages: maxPagesPerJob })).toBe(true);
});

test.each(['1.5', '-1', 'many', '1e99'])('shows an error beside the field for “%s”', (typed) => {
  expect(readLimits({ ...empty, jobsPerMonth: typed })).toMatchObject({
    errors: { jobsPerMonth: expect.stringMatching(/\.$/) },
  });
});
