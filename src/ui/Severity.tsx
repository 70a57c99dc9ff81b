import { type SeverityCounts, type Severity as SeverityName, severities } from '../domain/finding';
import { Badge, type Tone, toneColor } from './Badge';
import { formatNumber, plural } from './format';
import { Shape, type ShapeName } from './Icon';
import { color, space } from './theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

interface SeverityStyle {
  readonly tone: Tone;
  readonly shape: ShapeName;
  /** A heading for their counts. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

export const severityStyles: Record<SeverityName, SeverityStyle> = {
  error: { tone: 'error', shape: 'disc', title: 'Errors', one: 'error', many: 'errors' },
  warning: { tone: 'warning', shape: 'triangle', title: 'Warnings', one: 'warning', many: 'warnings' },
  notice: { tone: 'notice', shape: 'square', title: 'Notices', one: 'notice', many: 'notices' },
  unverified: {
    tone: 'unverified',
    shape: 'diamond',
    title: 'Unverified',
    one: 'unverified',
    many: 'unverified',
  },
};

export function SeverityBadge({ severity }: { readonly severity: SeverityName }) {
  const { tone, shape, one } = severityStyles[severity];
  return (
    <Badge tone={tone} shape={shape}>
      {one.charAt(0).toUpperCase() + one.slice(1)}
    </Badge>
  );
}

/** ● 12 ▲ 3 ■ 0 ◇ 1, as text for screen readers. Zeros are dimmed. */
export function SeverityTally({ counts }: { readonly counts: SeverityCounts }) {
  return (
    <span css={{ display: 'inline-flex', gap: space(3), fontSize: '0.8125rem' }}>
      {severities.map((severity) => {
        const { tone, shape, one, many } = severityStyles[severity];
        const count = counts[severity];
        return (
          <span
            key={severity}
            title={plural(count, one, many)}
            css={{ display: 'inline-flex', alignItems: 'center', gap: space(1) }}
            style={{ color: count === 0 ? color.inkFaint : toneColor(tone) }}
          >
            <Shape name={shape} size={8} />
            <span aria-hidden="true">{formatNumber(count)}</span>
            <VisuallyHidden>{plural(count, one, many)}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}

/** One count with its shape, for a panel that has the name above it. */
export function SeverityCount({
  severity,
  count,
}: {
  readonly severity: SeverityName;
  readonly count: number;
}) {
  const { tone, shape } = severityStyles[severity];
  return (
    <span
      css={{ display: 'inline-flex', alignItems: 'center', gap: space(2) }}
      style={{ color: count === 0 ? color.inkFaint : toneColor(tone) }}
    >
      <Shape name={shape} />
      {formatNumber(count)}
    </span>
  );
}
