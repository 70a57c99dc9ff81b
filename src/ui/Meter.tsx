import { formatNumber } from './format';
import { color, space, text } from './theme/tokens';

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly most: number;
}

/** Shows how much of a limit is used. It turns to the warning color when the user should take a look. */
export function Meter({ label, used, most }: MeterProps) {
  const share = most === 0 ? 1 : Math.min(1, used / most);
  const numbers = `${formatNumber(used)} of ${formatNumber(most)}`;
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
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
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
