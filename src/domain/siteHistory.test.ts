import { gotWorse, type SiteRun, withRun } from './siteHistory';

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
