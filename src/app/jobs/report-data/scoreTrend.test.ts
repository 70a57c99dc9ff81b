import type { SiteRun } from '#domain/siteRun';
import { trendOf } from './scoreTrend';

const run = (jobId: string, day: number, score: number, rest: Partial<SiteRun> = {}): SiteRun => ({
  jobId,
  at: new Date(2026, 5, day),
  score,
  grade: 'B',
  errors: 0,
  warnings: 0,
  comparable: 'site https://example.com/ a',
  ...rest,
});

test('compares a report with the run of its kind before it, and ignores later runs and other kinds', () => {
  const runs = [
    run('first', 1, 60, { errors: 9, warnings: 2 }),
    run('page', 2, 100, { comparable: 'page https://example.com/ b' }),
    run('second', 3, 72, { errors: 5, warnings: 4 }),
    run('third', 4, 80),
  ];
  expect(trendOf(runs, 'second')).toEqual({
    scores: [60, 72],
    since: new Date(2026, 5, 1),
    change: { score: 12, error: -4, warning: 2 },
  });
});

test.each(['first', 'missing'])('there is no trend for a run that has none before it: %s', (jobId) => {
  expect(trendOf([run('first', 1, 60), run('second', 2, 70)], jobId)).toBeUndefined();
});
