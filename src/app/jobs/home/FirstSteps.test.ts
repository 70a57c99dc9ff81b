import { exampleJob } from '#app/job-views/exampleJob.fixture';
import type { Job } from '#domain/job';
import type { SiteHistory } from '#domain/siteHistory';
import { stepsOf } from './FirstSteps';

const site = (runs: number) =>
  ({ runs: Array.from({ length: runs }, (_, at) => ({ jobId: `job-${at}` })) }) as unknown as SiteHistory;
const noScore = { pages: 0 } as unknown as NonNullable<Job['result']>;
const done = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map((step) => step.done);

test('completes a step by what was done, not by a click', () => {
  expect(done([], [])).toEqual([false, false, false]);
  expect(done([exampleJob({ state: 'running' })], [])).toEqual([true, false, false]);
  expect(done([exampleJob({ state: 'failed' })], [])).toEqual([true, false, false]);
  expect(done([exampleJob({ state: 'succeeded' })], [site(1)])).toEqual([true, true, false]);
  expect(done([], [site(2)])).toEqual([true, true, true]);
});

test('counts a report without a score, and continues from it', () => {
  const job = exampleJob({ jobId: 'one', state: 'succeeded', result: noScore });
  expect(done([job], [])).toEqual([true, true, false]);
  expect(stepsOf([job], []).at(-1)).toMatchObject({ jobId: 'one' });
});

test('never claims that a report was read only because it exists', () => {
  const titles = stepsOf([], [site(1)]).map(({ title }) => title);
  expect(titles).toEqual(['Check a site', 'Get its report', 'Fix something and run the job again']);
});

test('links to a running check, and says that a check failed', () => {
  const [, running] = stepsOf([exampleJob({ jobId: 'one', state: 'running' })], []);
  expect(running).toMatchObject({ jobId: 'one', words: expect.stringContaining('is running') });
  const [, failed] = stepsOf([exampleJob({ jobId: 'two', state: 'failed' })], []);
  expect(failed).toMatchObject({ jobId: 'two', words: expect.stringContaining('why') });
});
