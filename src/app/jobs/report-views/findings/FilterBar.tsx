import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTyped } from '#app/forms/useTyped';
import { categoryTitles } from '#app/job-views/labels';
import { useKey } from '#app/keys/keys';
import { type Severity, severities } from '#domain/finding';
import { toneColor } from '#ui/Badge';
import { Chips } from '#ui/Chips';
import { controlStyle } from '#ui/Field';
import { Icon, Shape } from '#ui/Icon';
import { Menu } from '#ui/Menu';
import { severityStyles } from '#ui/Severity';
import { phone, space } from '#ui/theme/tokens';
import { type FindingFilter, type Grouping, groupings, type Order, orders } from './findingFilter';
import { MarkFilter } from './Marks';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  '@media print': { display: 'none' },
});

/** On a phone, the chips have one line that scrolls. */
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  [phone]: {
    flexWrap: 'nowrap',
    flex: '1 0 100%',
    minWidth: 0,
    overflowX: 'auto',
    '& > *': { flex: 'none' },
  },
});

const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginLeft: 'auto' });

interface FilterBarProps {
  readonly filter: FindingFilter;
  readonly onFilter: (part: Partial<FindingFilter>) => void;
  /** How many findings each severity would list; undefined while they are being counted. */
  readonly counts: ReadonlyMap<Severity, number> | undefined;
  readonly maxCounts: ReadonlyMap<Severity, number>;
  readonly ignored: number | undefined;
  /** More actions, at the end. */
  readonly children: ReactNode;
}

/** Filters, groups and sorts the findings. */
export function FilterBar({ filter, onFilter, counts, maxCounts, ignored, children }: FilterBarProps) {
  const { severity, category, mark, group, order } = filter;
  return (
    <search aria-label="Filter findings" css={bar}>
      <Find text={filter.text} onFind={(text) => onFilter({ text })} />
      <div css={chips}>
        <Chips
          label="Filter findings by severity"
          chosen={severity}
          options={severities.map((one) => ({
            value: one,
            words: severityStyles[one].title,
            count: counts?.get(one),
            maxCount: maxCounts.get(one) ?? 0,
            mark: <SeverityMark severity={one} />,
          }))}
          onChoose={(value) => onFilter({ severity: value })}
        />
        <MarkFilter chosen={mark} ignored={ignored} onChoose={(value) => onFilter({ mark: value })} />
        {category && (
          <Chips
            label="Filter findings by category"
            chosen={category}
            options={[{ value: category, words: categoryTitles[category] }]}
            onChoose={() => onFilter({ category: undefined })}
          />
        )}
      </div>
      <div css={end}>
        <ListMenu group={group} order={order} onFilter={onFilter} />
        {children}
      </div>
    </search>
  );
}

function SeverityMark({ severity }: { readonly severity: Severity }) {
  const { tone, shape } = severityStyles[severity];
  return (
    <span css={{ display: 'grid' }} style={{ color: toneColor(tone) }}>
      <Shape name={shape} size={8} />
    </span>
  );
}

const groupTitles: Readonly<Record<Grouping, string>> = { rule: 'Group by rule', page: 'Group by page' };
const orderTitles: Readonly<Record<Order, string>> = {
  impact: 'Sort by impact',
  findings: 'Sort by number of findings',
  name: 'Sort by name',
};

function ListMenu({
  group,
  order,
  onFilter,
}: Pick<FindingFilter, 'group' | 'order'> & Pick<FilterBarProps, 'onFilter'>) {
  return (
    <Menu
      label={
        <>
          Group: {group}
          <Icon of={ChevronDown} />
        </>
      }
      variant="quiet"
      align="end"
      groups={[
        groupings.map((value) => ({
          label: groupTitles[value],
          checked: value === group,
          onChoose: () => onFilter({ group: value }),
        })),
        orders.map((value) => ({
          label: orderTitles[value],
          checked: value === order,
          onChoose: () => onFilter({ order: value }),
        })),
      ]}
    />
  );
}

const field = css([
  controlStyle,
  { width: '18rem', minHeight: '2rem', [phone]: { width: '100%', flex: '1 0 100%' } },
]);

const label = 'Search findings';

function Find({ text, onFind }: { readonly text: string; readonly onFind: (text: string) => void }) {
  const { typed, setTyped, onKeyDown } = useTyped(text, onFind);
  const input = useRef<HTMLInputElement>(null);
  useKey('/', label, () => input.current?.focus());
  return (
    <input
      ref={input}
      type="search"
      css={field}
      aria-label={label}
      placeholder="Rule, URL or text"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
