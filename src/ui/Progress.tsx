import { css, keyframes } from '@emotion/react';
import { color, space, text } from './theme/tokens';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const track = css({ height: 4, borderRadius: 2, background: color.line, overflow: 'hidden' });
const unknown = css({
  width: '25%',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${slide} 1.4s ease-in-out infinite` },
  '@media (prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.4 },
});

interface ProgressProps {
  readonly label: string;
  /** 0 to 1. Undefined if the progress can't be known. */
  readonly fraction?: number | undefined;
  /** The progress as text: “412 of 900 URLs”. */
  readonly words: string;
  /** Hides the text, if it is already beside the bar. */
  readonly bare?: boolean;
}

/** Shows progress as a bar with text. */
export function Progress({ label, fraction, words, bare = false }: ProgressProps) {
  const share = fraction === undefined ? undefined : Math.min(1, Math.max(0, fraction));
  return (
    <div css={{ display: 'grid', gap: space(1.5), minWidth: '4rem' }}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={words}
        css={track}
      >
        <div
          css={[{ height: '100%', background: color.accent }, share === undefined && unknown]}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
      {!bare && <span css={{ fontSize: text.xs, color: color.inkFaint }}>{words}</span>}
    </div>
  );
}
