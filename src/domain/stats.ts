import { type FailureCode, failureCodes } from './job';

/**
 * Upper bounds of the buckets for wait and run times, in seconds. Each is about twice the one before. Longer times
 * are in one more bucket. Positions within a bucket are unknown, so a percentile is a bucket.
 */
export const bucketEnds = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400,
] as const;

export const endStates = ['succeeded', 'failed', 'canceled'] as const;
export type EndState = (typeof endStates)[number];

/** Counts by bucket. The key is the bucket's index as text, and absent means zero. */
export type Histogram = Readonly<Record<string, number>>;

/**
 * The document `stats/{day}-{shard}`: the jobs that ended on that day (UTC). A day has several shards, because a
 * document takes about one write per second. Readers add them up.
 */
export interface StatsShard {
  /** `2026-11-21`. */
  readonly day: string;
  readonly ended: Readonly<Partial<Record<EndState, number>>>;
  readonly failures: Readonly<Partial<Record<FailureCode, number>>>;
  readonly pages: number;
  /** From submission to start. */
  readonly wait: Histogram;
  /** From start to end. */
  readonly run: Histogram;
}

export const statsShards = 3;

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export function bucketOf(ms: number): string {
  const at = bucketEnds.findIndex((end) => ms <= end * 1_000);
  return String(at === -1 ? bucketEnds.length : at);
}

/** Adds up the shards of one day or of several. */
export function addStats(shards: readonly StatsShard[]): Omit<StatsShard, 'day'> {
  return {
    ended: addCounts(shards.map(({ ended }) => ended)),
    failures: addCounts(shards.map(({ failures }) => failures)),
    pages: shards.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    wait: addCounts(shards.map(({ wait }) => wait)),
    run: addCounts(shards.map(({ run }) => run)),
  };
}

function addCounts<Key extends string>(
  counts: readonly (Readonly<Partial<Record<Key, number>>> | undefined)[],
): Record<Key, number> {
  const total: Partial<Record<Key, number>> = {};
  for (const one of counts) {
    for (const [key, count] of Object.entries(one ?? {}) as [Key, number][]) {
      total[key] = (total[key] ?? 0) + count;
    }
  }
  return total as Record<Key, number>;
}

/** The range of a bucket, in ms: above `from`, up to `to`. The last bucket is unbounded. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number | undefined;
}

/** Returns the bucket of the percentile (0 to 1), or undefined without counts. */
export function percentileOf(histogram: Histogram, share: number): TimeSpan | undefined {
  const counts = [...bucketEnds, undefined].map((_, bucket) => histogram[String(bucket)] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  let left = share * total;
  const bucket = counts.findIndex((count) => {
    left -= count;
    return count > 0 && left <= 0;
  });
  if (bucket === -1) return undefined;
  const end = bucketEnds[bucket];
  return { from: (bucketEnds[bucket - 1] ?? 0) * 1_000, to: end && end * 1_000 };
}

/** Returns 0 to 1, or undefined if no job ended. Canceled jobs count as neither. */
export function successRate({ succeeded = 0, failed = 0 }: StatsShard['ended']): number | undefined {
  return succeeded + failed === 0 ? undefined : succeeded / (succeeded + failed);
}

export function failureRows(
  failures: StatsShard['failures'],
): readonly { code: FailureCode; count: number }[] {
  return failureCodes
    .map((code) => ({ code, count: failures[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Returns the last `count` days, today last, as `2026-11-21`. */
export function lastDays(count: number, today: Date): readonly string[] {
  return Array.from({ length: count }, (_, at) =>
    dayOf(new Date(today.getTime() - (count - 1 - at) * 86_400_000)),
  );
}
