import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { noCounts } from '#domain/finding';
import type { JobResult } from '#domain/job';
import { headingOf, statusOf } from './jobWords';
import type { Remaining } from './pace';

const result = (pages: number) =>
  ({ score: 0, grade: 'F', counts: noCounts(), pages, bytes: 0, durationMs: 1 }) as unknown as JobResult;

const unknown: Remaining = { kind: 'unknown' };

test('makes no claim about the site in a report without pages', () => {
  const job = exampleJob({ state: 'succeeded', result: result(0) });
  expect(headingOf(job)).toBe('No pages were read on example.com');
  expect(statusOf(job, unknown)).toBe('Succeeded without a score: no pages were read.');
});

test('makes no claim about a site that scripts build', () => {
  const job = exampleJob({
    state: 'succeeded',
    result: { ...result(2), scriptedPages: 2, unscored: 'scripted' },
  });
  expect(headingOf(job)).toBe('example.com renders its content with scripts');
  expect(statusOf(job, unknown)).toBe('Succeeded without a score: its content is rendered by scripts.');
});

test('makes one in a report with pages', () => {
  const job = exampleJob({ state: 'succeeded', result: result(3) });
  expect(headingOf(job)).toBe('No errors on example.com');
  expect(statusOf(job, unknown)).toBe('Succeeded with a score of 0.');
});

const running = exampleJob({ state: 'running' });

test('says that a job with progress is running, and how far it is', () => {
  expect(statusOf(running, unknown)).toBe('Running: 412 of 900 discovered URLs checked, 31 findings.');
});

test.each([
  ['making-report', 'All URLs are checked. Preparing the report.'],
  ['waiting', 'Waiting for the next part to start.'],
  ['silent', 'Stalled. The job resumes automatically.'],
  ['behind', 'Reconnected. Loading the latest progress.'],
  ['offline', 'You’re offline. The job continues, and this page updates when you’re back online.'],
] as const)('doesn’t call a job running that is %s', (kind, words) => {
  expect(statusOf(running, { kind })).toBe(words);
});

test('makes no prediction for a queued or canceled job while offline', () => {
  const offline: Remaining = { kind: 'offline' };
  const said = 'You’re offline. The job continues, and this page updates when you’re back online.';
  expect(statusOf(exampleJob({ state: 'queued' }), offline)).toBe(said);
  expect(statusOf({ ...running, cancelRequestedAt: new Date() }, offline)).toBe(said);
  expect(statusOf({ ...running, cancelRequestedAt: new Date() }, { kind: 'stopping' })).toMatch(/^Canceling/);
});
