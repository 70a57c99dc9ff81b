import { css } from '@emotion/react';
import { color } from './theme/tokens';

const top = 2;
const length = 100;

const move = '600ms cubic-bezier(0.2, 0.7, 0.2, 1)';
const moving = css({
  transformBox: 'view-box',
  '@media (prefers-reduced-motion: no-preference)': { transition: `transform ${move}` },
});

interface PlumbLineProps {
  /** 0 to 1: how far the weight has dropped. */
  readonly fraction: number;
  readonly label: string;
  /** The progress as text for screen readers: “412 of 900 URLs”. */
  readonly words: string;
  readonly height?: number;
}

/** Shows progress as a weight on a line that drops to the ground. */
export function PlumbLine({ fraction, label, words, height = 132 }: PlumbLineProps) {
  const share = Math.min(1, Math.max(0, fraction));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={words}
      css={{ flex: 'none', lineHeight: 0 }}
    >
      <svg height={height} viewBox="0 0 32 124" aria-hidden="true" focusable="false">
        <path
          d={`M16 ${top}v${length + 18}`}
          stroke={color.lineStrong}
          strokeWidth="1.5"
          strokeDasharray="1 5"
        />
        <path d="M6 123h20" stroke={color.lineStrong} strokeWidth="1.5" />
        <rect
          x="15.1"
          y={top}
          width="1.8"
          height={length}
          fill={color.accent}
          css={[moving, { transformOrigin: `16px ${top}px` }]}
          style={{ transform: `scaleY(${share})` }}
        />
        <path
          d="M10 2h12v7l-6 11-6-11z"
          fill={color.accent}
          css={moving}
          style={{ transform: `translateY(${share * length}px)` }}
        />
        <path d="M4 2h24" stroke={color.ink} strokeWidth="2" strokeLinecap="round" />
      </svg>
    </div>
  );
}
