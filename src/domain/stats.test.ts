import {
  addStats,
  bucketOf,
  failureRows,
  lastDays,
  percentileOf,
  type StatsShard,
  successRate,
} from './stats';

const histogramOf = (times: readonly number[]) => {
  const histogram: Record<string, number> = {};
  for (const ms of times) histogram[bucketOf(ms)] = (histogram[bucketOf(ms)] ?? 0) + 1;
  return histogram;
};

describe('percentiles from buckets', () => {
  it.each([0.5, 0.95])('are in the same bucket as the exact value, at %d', (share) => {
    const times = Array.from({ length: 500 }, (_, at) => 1_100 + ((at * 7_919) % 500) ** 2);
    const exact = [...times].sort((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;
    const { from = 0, to = 0 } = percentileOf(histogramOf(times), share) ?? {};
    expect(from).toBeLessThan(exact);
    expect(to).toBeGreaterThanOrEqual(exact);
  });

  it('claim no more about a single job than is known', () => {
    const one = histogramOf([31_000]);
    expect(percentileOf(one, 0.5)).toEqual({ from: 30_000, to: 60_000 });
    expect(percentileOf(one, 0.95)).toEqual({ from: 30_000, to: 60_000 });
  });

  it('start at zero and have no upper bound in the last bucket', () => {
    expect(percentileOf(histogramOf([20]), 0.5)).toEqual({ from: 0, to: 1_000 });
    expect(percentileOf(histogramOf([200_000_000]), 0.5)).toEqual({ from: 86_400_000, to: undefined });
  });

  it('never decrease as the fraction grows', () => {
    const histogram = histogramOf([200, 4_000, 4_500, 90_000, 200_000_000]);
    const shares = [0.1, 0.3, 0.5, 0.8, 0.95, 1].map((share) => percentileOf(histogram, share)?.from ?? -1);
    expect(shares).toEqual([0, 2_000, 2_000, 60_000, 86_400_000, 86_400_000]);
  });

  it('are undefined without counts', () => {
    expect(percentileOf({}, 0.5)).toBeUndefined();
  });
});

const shard = (given: Partial<StatsShard>): StatsShard => ({
  day: '2026-11-21',
  ended: {},
  failures: {},
  pages: 0,
  wait: {},
  run: {},
  ...given,
});

test('shards add up, and missing counts are zero', () => {
  const total = addStats([
    shard({ ended: { succeeded: 3, failed: 1 }, pages: 40, failures: { internal: 1 }, run: { 3: 2 } }),
    shard({ ended: { succeeded: 2 }, pages: 2, failures: { 'site-unreachable': 4 }, run: { 3: 1, 4: 1 } }),
  ]);
  expect(total).toEqual({
    ended: { succeeded: 5, failed: 1 },
    failures: { internal: 1, 'site-unreachable': 4 },
    pages: 42,
    wait: {},
    run: { 3: 3, 4: 1 },
  });
  expect(successRate(total.ended)).toBeCloseTo(5 / 6);
  expect(failureRows(total.failures).map(({ code }) => code)).toEqual(['site-unreachable', 'internal']);
});

test('there is no rate without ended jobs', () => {
  expect(successRate({ canceled: 3 })).toBeUndefined();
});

test.each([
  [1_000, '0'],
  [1_001, '1'],
  [86_400_000, '16'],
  [86_400_001, '17'],
])('a time of %d ms is in bucket %s', (ms, bucket) => expect(bucketOf(ms)).toBe(bucket));

test('half of the jobs that succeeded or failed may have succeeded', () => {
  expect(successRate({ succeeded: 2, failed: 2 })).toBe(0.5);
  expect(successRate({ failed: 2 })).toBe(0);
});

test('lists the reasons of failures that occurred, the most frequent first', () => {
  expect(failureRows({ 'site-unreachable': 2, 'no-page': 0, 'quota-exceeded': 1, internal: 3 })).toEqual([
    { code: 'internal', count: 3 },
    { code: 'site-unreachable', count: 2 },
    { code: 'quota-exceeded', count: 1 },
  ]);
});

test('the last days end today', () => {
  expect(lastDays(3, new Date('2026-03-01T01:00:00Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
