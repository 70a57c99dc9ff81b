import { css } from '@emotion/react';
import { ChevronRight } from 'lucide-react';
import { isRuleId, rules } from '#domain/rules';
import { capture } from '#services/analytics';
import { toneColor } from '#ui/Badge';
import { formatNumber, plural } from '#ui/format';
import { Icon, Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { color, font, phone, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { RuleView } from './ruleViews';
import { belowTabs, headHeight } from './sticky';

const head = css({
  display: 'grid',
  gridTemplateColumns: '1rem 0.75rem minmax(0, 1fr) 7rem 6rem 3rem',
  alignItems: 'center',
  gap: space(2.5),
  width: '100%',
  minHeight: headHeight,
  padding: `0 ${space(3)} 0 ${space(1)}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.ink,
  fontFamily: font.sans,
  fontSize: text.sm,
  textAlign: 'left',
  cursor: 'pointer',
  scrollMargin: `${belowTabs} 0 5rem`,
  '&:hover': { background: color.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  [phone]: { gridTemplateColumns: '1rem 0.75rem minmax(0, 1fr) auto', minHeight: '3rem' },
});

const name = css({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const number = css({
  fontSize: '0.8125rem',
  color: color.inkSoft,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
const onWide = css([number, { [phone]: { display: 'none' } }]);

interface RuleHeadProps {
  readonly view: RuleView;
  readonly open: boolean;
  readonly onToggle: (rule: string) => void;
}

/** Shows a rule and the number of its findings; clicking it lists them. */
export function RuleHead({ view, open, onToggle }: RuleHeadProps) {
  const { rule, severity, findings, pages, points } = view;
  const { tone, shape, one } = severityStyles[severity];
  const title = isRuleId(rule) ? rules[rule].title : rule;
  const press = () => {
    if (!open) capture('rule opened', { rule });
    onToggle(rule);
  };
  return (
    <h3 css={{ margin: 0, fontWeight: 400, letterSpacing: 0 }} data-rule={rule}>
      <button type="button" css={head} aria-expanded={open} onClick={press}>
        <Icon of={ChevronRight} />
        <span css={{ display: 'grid', color: toneColor(tone) }} title={one}>
          <Shape name={shape} />
          <VisuallyHidden>{one}: </VisuallyHidden>
        </span>
        <span css={name} title={title}>
          {title}
        </span>
        <span css={number} data-count="">
          {plural(findings, 'finding')}
        </span>
        <span css={onWide}>{pages !== undefined && plural(pages, 'page')}</span>
        <span
          css={[onWide, { color: color.fixed }]}
          title={points ? `+${plural(points, 'point')}` : undefined}
        >
          {points ? (
            <>
              +{formatNumber(points)}
              <VisuallyHidden> {points === 1 ? 'point' : 'points'}</VisuallyHidden>
            </>
          ) : null}
        </span>
      </button>
    </h3>
  );
}
