import { bucketOf, lastDays, type StatsShard } from '#domain/stats';
import { chartsOf } from './charts';

const days = lastDays(3, new Date('2026-11-21T12:00:00Z'));
const shard = (day: string, given: Partial<StatsShard>): StatsShard => ({
  day,
  ended: {},
  failures: {},
  pages: 0,
  wait: {},
  run: {},
  ...given,
});

test('merges the shards of a day, and gives a day without jobs no durations', () => {
  const { ended, success, read, run, total } = chartsOf(days, [
    shard('2026-11-20', { ended: { succeeded: 3 }, pages: 30, run: { [bucketOf(1_500)]: 3 } }),
    shard('2026-11-20', { ended: { failed: 1 }, pages: 2, run: { [bucketOf(1_500)]: 1 } }),
    shard('2026-11-21', { ended: { canceled: 2 }, pages: 1 }),
    shard('2026-01-01', { ended: { failed: 99 }, pages: 99 }),
  ]);
  expect(ended.labels).toEqual(['Nov 19', 'Nov 20', 'Nov 21']);
  expect(ended.series.map(({ values }) => values)).toEqual([
    [0, 3, 0],
    [0, 1, 0],
    [0, 0, 2],
  ]);
  expect(success.series[0]?.values).toEqual([null, 0.75, null]);
  expect(success.summary).toBe('75% of jobs succeeded, not counting canceled jobs.');
  expect(read.series[0]?.values).toEqual([0, 32, 1]);
  expect(run.series.every(({ values }) => values[0] === null && values[2] === null)).toBe(true);
  expect(run.summary).toBe('Median 1 s to 2 s, 95th percentile 1 s to 2 s.');
  expect(run.series.map(({ values }) => values[1])).toEqual([2_000, 2_000]);
  expect(total.ended.failed).toBe(1);
});
