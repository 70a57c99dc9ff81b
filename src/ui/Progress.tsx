import { css, keyframes } from '@emotion/react';
import { formatNumber } from './format';
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

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly max: number;
}

/** Shows how much of a limit is used. It turns to the warning color when the user should take a look. */
export function Meter({ label, used, max }: MeterProps) {
  const share = max === 0 ? 1 : Math.min(1, used / max);
  const numbers = `${formatNumber(used)} of ${formatNumber(max)}`;
  return (
    <div css={{ display: 'grid', gap: space(1.5), fontSize: text.sm }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(3) }}>
        <span>{label}</span>
        <span css={{ fontSize: '0.8125rem', color: color.inkSoft }}>{numbers}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> can't be styled alike across browsers. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={numbers}
        css={{ height: 4, borderRadius: 2, background: color.line, overflow: 'hidden' }}
      >
        <div
          css={{ height: '100%' }}
          style={{ width: `${share * 100}%`, background: share >= 0.9 ? color.warning : color.inkSoft }}
        />
      </div>
    </div>
  );
}
