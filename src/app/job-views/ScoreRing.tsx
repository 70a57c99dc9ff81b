import type { Grade } from '#domain/score';
import { color } from '#ui/theme/tokens';
import { gradeColor } from './Score';

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
