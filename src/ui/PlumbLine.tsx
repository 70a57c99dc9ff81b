import { css } from '@emotion/react';
import { color } from './theme/tokens';

const length = 100;

const line = css({
  transformBox: 'view-box',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
});

interface PlumbLineProps {
  /** 0 to 1: how far the weight has dropped. */
  readonly fraction: number;
  readonly label: string;
  /** In words, for who can't see the line: “412 of 900 addresses”. */
  readonly words: string;
  readonly height?: number;
}

/** Progress as a weight on a line that drops; it ends at the ground. */
export function PlumbLine({ fraction, label, words, height = 132 }: PlumbLineProps) {
  const share = Math.min(1, Math.max(0, fraction));
  const drop = share * length;
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
      <svg
        height={height}
        viewBox="0 0 32 124"
        aria-hidden="true"
        focusable="false"
        css={{ overflow: 'visible' }}
      >
        <path d="M4 2h24" stroke={color.lineStrong} strokeWidth="2" strokeLinecap="round" />
        <path d={`M16 2v${length + 8}`} stroke={color.line} strokeWidth="1.5" strokeDasharray="1 5" />
        <path d="M6 123h20" stroke={color.line} strokeWidth="1.5" />
        <g css={line} style={{ transform: `translateY(${drop}px)` }}>
          <path d={`M16 ${2 - length}v${length}`} stroke={color.accent} strokeWidth="1.75" />
          <path d="M10 2h12v7l-6 11-6-11z" fill={color.accent} />
        </g>
        <rect x="0" y={-length - 4} width="32" height={length + 5} fill={color.paper} />
      </svg>
    </div>
  );
}
