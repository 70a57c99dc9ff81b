import { type FailureCode, failureCodes } from './job';

/**
 * Upper ends of the buckets that waiting and running times are counted in, seconds; what is longer than the last is in
 * a bucket of its own. Each is about twice the one before. Where within its bucket a time lies is not known, so a
 * percentile is told as the bucket that it is in.
 */
export const bucketEnds = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400,
] as const;

export const endStates = ['succeeded', 'failed', 'canceled'] as const;
export type EndState = (typeof endStates)[number];

/** Counts by bucket: the key is the bucket's number as text, absent is none. */
export type Histogram = Readonly<Record<string, number>>;

/**
 * The document `stats/{day}-{shard}`: the jobs that ended on that day (UTC). A day has several shards, since one
 * document takes about one write a second; whoever reads adds them up.
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

/** Several days, or the shards of one, as one. */
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

/** The times of one bucket, ms: longer than `from`, at most `to`. The last bucket has no end. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number | undefined;
}

/** The bucket of the time that a share (0 to 1) of the counted ones stayed below; undefined where none was counted. */
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

/** 0 to 1; undefined where no job ended. What was cancelled neither succeeded nor failed. */
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

/** The last `count` days, today last, as `2026-11-21`. */
export function lastDays(count: number, today: Date): readonly string[] {
  return Array.from({ length: count }, (_, at) =>
    dayOf(new Date(today.getTime() - (count - 1 - at) * 86_400_000)),
  );
}
