import { ReportComparer } from './comparison';
import type { Job } from './job';
import { comparableOf, runOf, type SiteRun, scopeOf, startUrlOf, unreadOf } from './siteRun';

test('a run keeps the result of its comparison, if there was one', () => {
  const job = {
    jobId: 'job-2',
    state: 'succeeded',
    result: { score: 80, grade: 'B', counts: { error: 5, warning: 1 }, pages: 3 },
  } as unknown as Job;
  const compared = new ReportComparer().result('job-1');
  expect(runOf(job, new Date(), 'site', compared)).toMatchObject({ worse: { errors: 0, warnings: 0 } });
  expect(
    runOf(job, new Date(), 'site', { kind: 'incomparable', previousJobId: 'x', why: '' }),
  ).not.toHaveProperty('worse');
  expect(runOf(job, new Date(), 'site')).not.toHaveProperty('worse');
});

test('a job whose start page is built by scripts has no score, so it is not a run of its site', () => {
  const job = {
    jobId: 'job-1',
    state: 'succeeded',
    result: {
      score: 0,
      grade: 'F',
      counts: { error: 0, warning: 0 },
      pages: 9,
      scriptedPages: 1,
      unscored: 'scripted',
    },
  } as unknown as Job;
  expect(runOf(job, new Date(), 'site')).toBeUndefined();
});

test('a job that read no page has no score, so it is not a run of its site', () => {
  const job = (pages: number) =>
    ({
      jobId: 'job-1',
      state: 'succeeded',
      result: { score: 0, grade: 'F', counts: { error: 0, warning: 0 }, pages },
    }) as unknown as Job;
  expect(runOf(job(0), new Date(), 'site')).toBeUndefined();
  expect(runOf(job(1), new Date(), 'site')).toMatchObject({ score: 0 });
});

describe('a check that read no pages', () => {
  const job = (given: object) =>
    ({ jobId: 'job-9', result: null, failure: null, ...given }) as unknown as Job;
  const at = new Date(9_000);

  test.each([
    [{ state: 'succeeded', result: { pages: 0 } }, 'no-page'],
    [{ state: 'succeeded', result: { pages: 9, scriptedPages: 9, unscored: 'scripted' } }, 'scripted'],
    [{ state: 'failed', failure: { code: 'no-page' } }, 'no-page'],
    [{ state: 'failed', failure: { code: 'site-unreachable' } }, 'site-unreachable'],
    [{ state: 'failed', failure: { code: 'blocked-by-robots' } }, 'blocked-by-robots'],
  ])('is recorded for %j', (given, why) => {
    expect(unreadOf(job(given), at)).toEqual({ jobId: 'job-9', at, why });
  });

  test.each([
    { state: 'succeeded', result: { pages: 1 } },
    { state: 'canceled', result: { pages: 0 } },
    { state: 'failed', failure: { code: 'internal' } },
    { state: 'failed', failure: { code: 'quota-exceeded' } },
    { state: 'failed', failure: { code: 'headers-unreadable' } },
    { state: 'failed', failure: { code: 'deadline-exceeded' } },
    { state: 'failed', failure: null },
    { state: 'running', failure: { code: 'no-page' } },
  ])('is not recorded for %j, which says nothing about the site', (given) => {
    expect(unreadOf(job(given), at)).toBeUndefined();
  });
});

test('a job that did not succeed is not a run of its site, even with a partial result', () => {
  const job = {
    jobId: 'job-1',
    state: 'canceled',
    result: { score: 80, grade: 'B', counts: { error: 0, warning: 0 }, pages: 3 },
  } as unknown as Job;
  expect(runOf(job, new Date(), 'site')).toBeUndefined();
});

test('a kind of run names its scope and URL, of which it keeps the first 300 characters', () => {
  const run = (url: string) => ({ comparable: comparableOf({ scope: 'site', url }, 'digest') }) as SiteRun;
  const usual = run('https://e.com/');
  expect(usual.comparable).toBe('site https://e.com/ digest');
  expect([scopeOf(usual), startUrlOf(usual)]).toEqual(['site', 'https://e.com/']);
  const long = run(`https://e.com/${'x'.repeat(400)}`);
  expect(long.comparable).toHaveLength(300 + ' digest'.length);
  expect(scopeOf(long)).toBe('site');
});
