import { css } from '@emotion/react';
import { isRuleId, rules } from '#domain/rules';
import { capture } from '#services/analytics';
import { formatNumber, plural } from '#ui/format';
import { SeverityBadge } from '#ui/Severity';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { RuleView } from './ruleViews';

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space(1)} 0`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.sm,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover strong': { textDecoration: 'underline' },
  // Name and number have a line each, whether or not both would fit on one.
  [phone]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gap: `${space(0.5)} ${space(2.5)}`,
    padding: `${space(1.5)} 0`,
  },
});

const name = css({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [phone]: { gridArea: '1 / 2 / 2 / 4' },
});

const badge = css({ display: 'inline-flex', [phone]: { gridArea: '2 / 2' } });

const number = css({
  marginLeft: 'auto',
  fontSize: '0.8125rem',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  [phone]: { gridArea: '2 / 3' },
});

interface RuleHeadProps {
  readonly view: RuleView;
  readonly open: boolean;
  readonly onToggle: (rule: string) => void;
}

/** Shows a rule and the number of its findings; clicking it lists them. */
export function RuleHead({ view, open, onToggle }: RuleHeadProps) {
  const { rule, severity, findings, pages, points } = view;
  const press = () => {
    if (!open) capture('rule opened', { rule });
    onToggle(rule);
  };
  return (
    <h3 css={{ margin: 0, fontWeight: 400, letterSpacing: 0 }} data-rule={rule}>
      <button type="button" css={head} aria-expanded={open} onClick={press}>
        <Chevron open={open} />
        <span css={badge}>
          <SeverityBadge severity={severity} />
        </span>
        <strong css={name}>{isRuleId(rule) ? rules[rule].title : rule}</strong>
        <span css={number}>
          {formatNumber(findings)}
          {pages !== undefined && ` on ${plural(pages, 'page')}`}
          {points ? `, +${plural(points, 'point')}` : ''}
        </span>
      </button>
    </h3>
  );
}

function Chevron({ open }: { readonly open: boolean }) {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
      css={{ flex: 'none', color: color.inkFaint }}
      style={open ? { transform: 'rotate(90deg)' } : undefined}
    >
      <path d="M3 1.5 7 5 3 8.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
