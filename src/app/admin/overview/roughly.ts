import { bucketEnds, type TimeSpan } from '#domain/stats';
import { formatDuration } from '#ui/format';

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
