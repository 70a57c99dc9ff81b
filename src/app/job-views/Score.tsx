import { css } from '@emotion/react';
import type { JobResult } from '#domain/job';
import type { Grade } from '#domain/score';
import { Shape } from '#ui/Icon';
import { color, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export const gradeColor: Record<Grade, string> = {
  A: color.fixed,
  B: color.fixed,
  C: color.warning,
  D: color.warning,
  F: color.error,
};

/** Shows “87 B”: the score and its grade. */
export function Score({ result }: { readonly result: Pick<JobResult, 'score' | 'grade'> }) {
  return (
    <span css={{ whiteSpace: 'nowrap' }}>
      {result.score}{' '}
      <strong css={{ fontWeight: 600 }} style={{ color: gradeColor[result.grade] }}>
        {result.grade}
      </strong>
    </span>
  );
}

const radius = 28;
const length = 2 * Math.PI * radius;

interface ScoreRingProps {
  /** 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** px. */
  readonly size?: number;
}

/** Draws a score as a ring that is filled in proportion, in the color of its grade. */
export function ScoreRing({ score, grade, size = 64 }: ScoreRingProps) {
  return (
    <span
      css={{ display: 'inline-grid', placeItems: 'center', flex: 'none', '& > *': { gridArea: '1 / 1' } }}
    >
      <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r={radius} fill="none" stroke={color.line} strokeWidth="6" />
        {score > 0 && (
          <circle
            cx="32"
            cy="32"
            r={radius}
            fill="none"
            stroke={gradeColor[grade]}
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${(score / 100) * length} ${length}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <span css={{ fontWeight: 700 }} style={{ fontSize: size * 0.3 }}>
        {score}
      </span>
    </span>
  );
}

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  fontSize: text.xs,
  fontWeight: 550,
  whiteSpace: 'nowrap',
});

interface ScoreChangeProps {
  readonly now: number;
  /** The score of the previous comparable run; undefined where it is not known. */
  readonly before: number | undefined;
}

/** Shows “▲ 6” or “▼ 6”: the change of a score since the previous run. Nothing where there is none. */
export function ScoreChange({ now, before }: ScoreChangeProps) {
  if (before === undefined || now === before) return null;
  const isBetter = now > before;
  const points = Math.abs(now - before);
  return (
    <span
      css={style}
      style={{ color: isBetter ? color.fixed : color.error }}
      title={`Previous run: ${before}`}
    >
      <span css={{ display: 'inline-flex' }} style={isBetter ? undefined : { transform: 'rotate(180deg)' }}>
        <Shape name="triangle" size={8} />
      </span>
      <VisuallyHidden>{isBetter ? 'up ' : 'down '}</VisuallyHidden>
      {points}
      <VisuallyHidden> from {before}</VisuallyHidden>
    </span>
  );
}
