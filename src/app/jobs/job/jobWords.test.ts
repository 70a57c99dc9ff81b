import { noCounts } from '../../../domain/finding';
import type { JobResult } from '../../../domain/job';
import { exampleJob } from '../../job-views/exampleJob';
import { headingOf, statusOf } from './jobWords';

const result = (pages: number) =>
  ({ score: 0, grade: 'F', counts: noCounts(), pages, bytes: 0, durationMs: 1 }) as unknown as JobResult;

test('a report without a page promises nothing of the site', () => {
  const job = exampleJob({ state: 'succeeded', result: result(0) });
  expect(headingOf(job)).toBe('No page was read on example.com');
  expect(statusOf(job)).toBe('Succeeded without a score: no page was read.');
});

test('one with pages does', () => {
  const job = exampleJob({ state: 'succeeded', result: result(3) });
  expect(headingOf(job)).toBe('No errors on example.com');
  expect(statusOf(job)).toBe('Succeeded with a score of 0.');
});
