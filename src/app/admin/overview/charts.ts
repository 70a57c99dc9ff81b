import { locale } from '#domain/numbers';
import {
  addStats,
  bucketEnds,
  type Histogram,
  percentileOf,
  type StatsShard,
  successRate,
  type TimeSpan,
} from '#domain/stats';
import type { ChartData } from '#ui/chart/series';
import { formatDuration, formatNumber, plural } from '#ui/format';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (iso: string) => day.format(new Date(iso));
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Returns the charts of a span of days, from the counters of those days. */
export function chartsOf(days: readonly string[], shards: readonly StatsShard[]) {
  const byDay = days.map((one) => addStats(shards.filter((shard) => shard.day === one)));
  const base = { labelTitle: 'Day (UTC)', labels: days.map(dayWords) };
  const total = addStats(shards.filter((shard) => days.includes(shard.day)));
  const rate = successRate(total.ended);
  const pages = byDay.map((one) => one.pages);
  const timing = (title: string, of: 'wait' | 'run'): ChartData => ({
    ...base,
    title,
    summary: sentence(percentileWords(total[of])),
    format: lengthWords,
    series: [
      {
        name: '95th percentile',
        color: 'notice',
        values: byDay.map((one) => lengthOf(percentileOf(one[of], 0.95))),
      },
      { name: 'Median', color: 'accent', values: byDay.map((one) => lengthOf(percentileOf(one[of], 0.5))) },
    ],
  });
  const ended: ChartData = {
    ...base,
    title: 'Ended jobs',
    summary: `${plural(sum(Object.values(total.ended)), 'job')} in ${days.length} days.`,
    format: formatNumber,
    series: [
      { name: 'Succeeded', color: 'fixed', values: byDay.map(({ ended: one }) => one.succeeded ?? 0) },
      { name: 'Failed', color: 'error', values: byDay.map(({ ended: one }) => one.failed ?? 0) },
      { name: 'Canceled', color: 'unverified', values: byDay.map(({ ended: one }) => one.canceled ?? 0) },
    ],
  };
  const success: ChartData = {
    ...base,
    title: 'Success rate',
    summary:
      rate === undefined
        ? 'No jobs have ended.'
        : `${percent(rate)} of jobs succeeded, not counting canceled jobs.`,
    format: percent,
    series: [
      {
        name: 'Success rate',
        color: 'fixed',
        values: byDay.map(({ ended: one }) => successRate(one) ?? null),
      },
    ],
  };
  const read: ChartData = {
    ...base,
    title: 'Pages crawled',
    summary: `${plural(sum(pages), 'page')} in ${days.length} days, ${plural(Math.max(0, ...pages), 'page')} on the busiest.`,
    format: formatNumber,
    series: [{ name: 'Pages', color: 'accent', values: pages }],
  };
  return {
    total,
    ended,
    success,
    read,
    wait: timing('Maximum queue time', 'wait'),
    run: timing('Maximum run time', 'run'),
  };
}

/** Returns “median 2 s to 5 s, 95th percentile 10 s to 20 s.”, to follow what it describes. */
export function percentileWords(histogram: Histogram): string {
  const [median, percentile95] = [percentileOf(histogram, 0.5), percentileOf(histogram, 0.95)];
  if (median === undefined || percentile95 === undefined) return 'no jobs have ended.';
  return `median ${spanWords(median)}, 95th percentile ${spanWords(percentile95)}.`;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const longest = Math.max(...bucketEnds) * 1_000;

/** Returns “30 s”, “1 min” or “24 h”, without zeros of smaller units. */
const roundWords = (ms: number) =>
  formatDuration(ms)
    .replace(/\.0 s$/, ' s')
    .replace(/ 0 (s|min)$/, '');

/** Returns “up to 1 s”, “30 s to 1 min” or “over 24 h”. */
export function spanWords({ from, to }: TimeSpan): string {
  if (to === undefined) return `over ${roundWords(from)}`;
  return from === 0 ? `up to ${roundWords(to)}` : `${roundWords(from)} to ${roundWords(to)}`;
}

/**
 * Returns the end of a span, ms, for a chart; for an open-ended span, a value that `lengthWords` shows as
 * such.
 */
export const lengthOf = (span: TimeSpan | undefined) => (span ? (span.to ?? 2 * longest) : null);

export const lengthWords = (ms: number) => (ms > longest ? `over ${roundWords(longest)}` : roundWords(ms));

/** Returns “75%”. Rounds to 0% and 100% only where that is exact: “99.9%”, “0.1%”. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return `${Math.floor(share * 1_000) / 10}%`;
  if (whole === 0 && share > 0) return `${Math.ceil(share * 1_000) / 10}%`;
  return `${whole}%`;
}
