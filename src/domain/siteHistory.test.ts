import { Comparing } from './comparison';
import type { Job } from './job';
import { gotWorse, runOf, type SiteRun, unreadOf, withRun, withUnread } from './siteHistory';

const run = (n: number, given: Partial<SiteRun> = {}): SiteRun => ({
  jobId: `job-${n}`,
  at: new Date(n * 1_000),
  score: 80,
  grade: 'B',
  errors: 2,
  warnings: 0,
  comparable: 'site https://example.com/',
  ...given,
});
const site = (...runs: SiteRun[]) => ({ runs });

test('a site got worse when its score fell or its errors grew', () => {
  expect(gotWorse(site(run(1), run(2, { score: 79 })))?.now.jobId).toBe('job-2');
  expect(gotWorse(site(run(1), run(2, { errors: 3 })))?.before.jobId).toBe('job-1');
  expect(gotWorse(site(run(1), run(2, { score: 90, errors: 1 })))).toBeUndefined();
  expect(gotWorse(site(run(1)))).toBeUndefined();
});

test('whoever compared the findings themselves is believed: pages that were not read before make nothing worse', () => {
  const more = run(2, { score: 90, errors: 12, worse: { errors: 0, warnings: 0 } });
  expect(gotWorse(site(run(1), more))).toBeUndefined();
  const graver = run(2, { score: 90, errors: 1, worse: { errors: 1, warnings: 0 } });
  expect(gotWorse(site(run(1), graver))?.now.jobId).toBe('job-2');
});

test('a run keeps the verdict of its comparison, and has none without one', () => {
  const job = {
    jobId: 'job-2',
    state: 'succeeded',
    result: { score: 80, grade: 'B', counts: { error: 5, warning: 1 }, pages: 3 },
  } as unknown as Job;
  const compared = new Comparing().result('job-1');
  expect(runOf(job, new Date(), 'site', compared)).toMatchObject({ worse: { errors: 0, warnings: 0 } });
  expect(
    runOf(job, new Date(), 'site', { kind: 'incomparable', previousJobId: 'x', why: '' }),
  ).not.toHaveProperty('worse');
  expect(runOf(job, new Date(), 'site')).not.toHaveProperty('worse');
});

test('only runs that asked for the same are compared', () => {
  const page = run(2, { comparable: 'page https://example.com/', score: 10 });
  expect(gotWorse(site(run(1), page))).toBeUndefined();
  expect(gotWorse(site(run(1), page, run(3, { score: 70 })))?.before.jobId).toBe('job-1');
});

test('the same job is one run however often it is told, and old runs make place', () => {
  const twice = withRun(withRun(undefined, 'example.com', run(1)), 'example.com', run(1, { score: 81 }));
  expect(twice.runs.map(({ score }) => score)).toEqual([81]);
  const many = Array.from({ length: 40 }, (_, at) => run(at)).reduce(
    (history, one) => withRun(history, 'example.com', one),
    twice,
  );
  expect(many.runs).toHaveLength(30);
  expect(many.runs.at(-1)?.jobId).toBe('job-39');
});

test('a job that read no page has no score, so it is no run of its site', () => {
  const job = (pages: number) =>
    ({
      jobId: 'job-1',
      state: 'succeeded',
      result: { score: 0, grade: 'F', counts: { error: 0, warning: 0 }, pages },
    }) as unknown as Job;
  expect(runOf(job(0), new Date(), 'site')).toBeUndefined();
  expect(runOf(job(1), new Date(), 'site')).toMatchObject({ score: 0 });
});

describe('a check that read no page any more', () => {
  const job = (given: object) =>
    ({ jobId: 'job-9', result: null, failure: null, ...given }) as unknown as Job;
  const at = new Date(9_000);
  const asked = run(1).comparable;
  const before = withRun(undefined, 'example.com', run(1));

  test.each([
    [{ state: 'succeeded', result: { pages: 0 } }, 'no-page'],
    [{ state: 'failed', failure: { code: 'site-unreachable' } }, 'site-unreachable'],
    [{ state: 'failed', failure: { code: 'blocked-by-robots' } }, 'blocked-by-robots'],
  ])('is told by %j', (given, why) => {
    expect(unreadOf(job(given), at)).toEqual({ jobId: 'job-9', at, why });
  });

  test.each([
    { state: 'succeeded', result: { pages: 1 } },
    { state: 'canceled', result: { pages: 0 } },
    { state: 'failed', failure: { code: 'internal' } },
    { state: 'failed', failure: { code: 'quota-exceeded' } },
  ])('is not told by %j, which says nothing of the site', (given) => {
    expect(unreadOf(job(given), at)).toBeUndefined();
  });

  test('made its site worse until a page is read again, and keeps what was known', () => {
    const shut = withUnread(before, { jobId: 'job-9', at, why: 'no-page' }, asked);
    expect(shut).toMatchObject({ runs: before.runs, worseAt: at, updatedAt: at, unread: { jobId: 'job-9' } });
    const again = withRun(shut, 'example.com', run(10));
    expect(again.unread).toBeUndefined();
    expect(again.worseAt).toBeNull();
  });

  test('is no news of a site that was never read, or of one that was asked for something else', () => {
    const unread = { jobId: 'job-9', at, why: 'no-page' } as const;
    expect(withUnread(undefined, unread, asked)).toBeUndefined();
    expect(withUnread(before, unread, 'page https://example.com/closed')).toBeUndefined();
  });
});
