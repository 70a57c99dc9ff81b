import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { mostPagesPerJob } from '#domain/plans';
import { draftOf, planLimit, readLimits } from './limitsDraft';

const empty = draftOf({});

test('what is left empty follows the plan', () => {
  expect(readLimits(empty)).toEqual({ limits: {} });
  expect(planLimit('pro', 'pagesPerJob')).toBe('10,000');
  expect(planLimit('free', 'shortestPeriod')).toBe('weekly');
});

test('what is typed replaces it, zero too', () => {
  expect(readLimits({ ...empty, pagesPerJob: ' 800 ', schedules: '0', shortestPeriod: 'daily' })).toEqual({
    limits: { pagesPerJob: 800, schedules: 0, shortestPeriod: 'daily' },
  });
});

test('an override comes back as it was stored', () => {
  expect(readLimits(draftOf({ jobsAtOnce: 3 }))).toEqual({ limits: { jobsAtOnce: 3 } });
});

test('more pages than any job reads are no limit', () => {
  const pages = (count: number) => readLimits({ ...empty, pagesPerJob: String(count) });
  expect(pages(mostPagesPerJob)).toEqual({ limits: { pagesPerJob: mostPagesPerJob } });
  expect(pages(mostPagesPerJob + 1)).toMatchObject({
    faults: { pagesPerJob: 'That’s above the maximum.' },
  });
  expect(v.is(jobInputSchema, { url: 'https://a.example', maxPages: mostPagesPerJob })).toBe(true);
});

test.each(['1.5', '-1', 'many', '1e99'])('“%s” is told beside its field', (typed) => {
  expect(readLimits({ ...empty, jobsPerMonth: typed })).toMatchObject({
    faults: { jobsPerMonth: expect.stringMatching(/\.$/) },
  });
});
