import { Sparkline } from '#ui/chart/Sparkline';
import { formatDay, formatNumber, plural } from '#ui/format';
import { color, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { ScoreTrend } from '../report-data/scoreTrend';

interface ChangeProps {
  /** The difference from the previous run. */
  readonly by: number;
}

/** Shows “+12” or “−30” after a number of problems; nothing if it didn’t change. */
export function CountChange({ by }: ChangeProps) {
  if (by === 0) return null;
  return (
    <span css={{ fontSize: text.xs, fontWeight: 600 }} style={{ color: by < 0 ? color.fixed : color.error }}>
      <span aria-hidden="true">
        {by > 0 ? '+' : '−'}
        {formatNumber(Math.abs(by))}
      </span>
      <VisuallyHidden>
        {' '}
        {formatNumber(Math.abs(by))} {by > 0 ? 'more' : 'fewer'} than the previous run
      </VisuallyHidden>
    </span>
  );
}

/** Draws the scores of a site’s runs up to this one. */
export function TrendLine({ trend: { scores, since } }: { readonly trend: ScoreTrend }) {
  return (
    <>
      <Sparkline values={scores} top={100} words="" width={96} />
      <div>
        {plural(scores.length, 'run')} since {formatDay(since)}
      </div>
    </>
  );
}
