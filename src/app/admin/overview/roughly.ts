import { bucketEnds, type TimeSpan } from '#domain/stats';
import { formatDuration } from '#ui/format';

const longest = Math.max(...bucketEnds) * 1_000;

/** “30 s”, “1 min”, “24 h”: what is round is told without the noughts of smaller units. */
const roundWords = (ms: number) =>
  formatDuration(ms)
    .replace(/\.0 s$/, ' s')
    .replace(/ 0 (s|min)$/, '');

/** “up to 1 s”, “30 s to 1 min”, “over 24 h”. */
export function spanWords({ from, to }: TimeSpan): string {
  if (to === undefined) return `over ${roundWords(from)}`;
  return from === 0 ? `up to ${roundWords(to)}` : `${roundWords(from)} to ${roundWords(to)}`;
}

/** The end of a span, ms, for a chart; of one without an end a value that `lengthWords` tells as such. */
export const lengthOf = (span: TimeSpan | undefined) => (span ? (span.to ?? 2 * longest) : null);

export const lengthWords = (ms: number) => (ms > longest ? `over ${roundWords(longest)}` : roundWords(ms));

/** “75%”. All and none are told only where it is all or none: “99.9%”, “0.1%”. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return `${Math.floor(share * 1_000) / 10}%`;
  if (whole === 0 && share > 0) return `${Math.ceil(share * 1_000) / 10}%`;
  return `${whole}%`;
}
