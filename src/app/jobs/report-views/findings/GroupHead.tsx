import { css } from '@emotion/react';
import { ChevronRight } from 'lucide-react';
import { isRuleId, rules } from '#domain/rules';
import { capture } from '#services/analytics';
import { toneColor } from '#ui/Badge';
import { formatNumber, plural } from '#ui/format';
import { Icon, Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { belowTabs, color, font, phone, space, text } from '#ui/theme/tokens';
import { Cut, relativeTo } from '#ui/Url';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { FindingsView } from './ruleViews';
import { type FindingSelection, SelectBox } from './selection';

/** The height of a group's heading, which sticks to the top of the list. */
export const headHeight = '2.375rem';

const heading = css({
  display: 'flex',
  margin: 0,
  fontWeight: 400,
  letterSpacing: 0,
  borderBottom: `1px solid ${color.line}`,
});

const head = css({
  display: 'grid',
  gridTemplateColumns: '1rem 0.75rem minmax(0, 1fr) 7rem 6rem 3rem',
  alignItems: 'center',
  gap: space(2.5),
  flex: 1,
  minWidth: 0,
  minHeight: headHeight,
  padding: `0 ${space(3)} 0 ${space(1)}`,
  border: 0,
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

const url = css([name, { display: 'flex', fontFamily: font.mono, fontSize: '0.8125rem' }]);

const number = css({
  fontSize: '0.8125rem',
  color: color.inkSoft,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
const onWide = css([number, { [phone]: { display: 'none' } }]);

interface GroupHeadProps {
  /** Without it, the group can't be selected. */
  readonly selection?: FindingSelection | undefined;
  readonly view: FindingsView;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

/** Shows a rule or a page and the number of its findings; clicking it lists them. */
export function GroupHead({ view, open, onToggle, selection }: GroupHeadProps) {
  const selected = selection?.countIn(view) ?? 0;
  const { id, page, severity, findings, pages, points } = view;
  const { tone, shape, one } = severityStyles[severity];
  const title = page ?? (isRuleId(id) ? rules[id].title : id);
  const press = () => {
    if (!open && page === undefined) capture('rule opened', { rule: id });
    onToggle(id);
  };
  return (
    <h3 css={heading} data-group={id} data-rule={page === undefined ? id : undefined}>
      {selection && (
        <SelectBox
          label={`Select all findings of ${title}`}
          checked={selected === view.length}
          some={selected > 0 && selected < view.length}
          onSelect={() => selection.toggleGroup(view, selected < view.length)}
        />
      )}
      <button type="button" css={head} aria-expanded={open} onClick={press}>
        <Icon of={ChevronRight} />
        <span css={{ display: 'grid', color: toneColor(tone) }} title={one}>
          <Shape name={shape} />
          <VisuallyHidden>{one}: </VisuallyHidden>
        </span>
        <span css={page === undefined ? name : url} title={title}>
          {page === undefined ? title : <Cut text={relativeTo(page, page)} />}
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

const style = css({
  margin: 0,
  padding: `${space(2)} ${space(10)}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: '0.8125rem',
  color: color.inkFaint,
});

/** Says that findings of a running job precede the loaded ones. */
export function EarlierFindings({ count }: { readonly count: number }) {
  return <p css={style}>{plural(count, 'earlier finding')} will be shown when the job has ended.</p>;
}
