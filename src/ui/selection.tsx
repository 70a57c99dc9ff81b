import { css } from '@emotion/react';
import type { Column } from './Table';
import { color, phone, radius, shadow, space, text } from './theme/tokens';

/** The style of a bar with the actions on what is selected, at the lower edge within reach of the thumb. */
export const selectionBarStyle = css({
  position: 'sticky',
  bottom: space(4),
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius,
  background: color.raised,
  boxShadow: shadow,
  fontSize: text.sm,
  [phone]: { bottom: '4rem' },
  // On a low screen, such as a zoomed-in one, it would cover the rows, so it is below them.
  '@media (max-height: 30rem)': { position: 'static' },
});

const box = css({
  width: '1rem',
  height: '1rem',
  margin: 0,
  accentColor: color.accent,
  display: 'block',
  [phone]: { width: '1.5rem', height: '1.5rem' },
});

interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The row's name for screen readers: “Select ada@example.com”. */
  readonly nameOf: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Returns a first column of checkboxes, with one in the header for all visible rows. */
export function selectionColumn<Row>({
  rows,
  keyOf,
  nameOf,
  selected,
  onSelect,
}: Selection<Row>): Column<Row> {
  const keys = rows.map(keyOf);
  const all = keys.length > 0 && keys.every((key) => selected.has(key));
  const some = !all && keys.some((key) => selected.has(key));
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect(next);
  };
  return {
    title: 'Select',
    lead: true,
    head: (
      <input
        ref={(element) => {
          if (element) element.indeterminate = some;
        }}
        type="checkbox"
        css={box}
        aria-label="Select all rows"
        checked={all}
        onChange={() => onSelect(new Set(all ? [] : keys))}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        css={box}
        aria-label={`Select ${nameOf(row)}`}
        checked={selected.has(keyOf(row))}
        onChange={() => toggle(keyOf(row))}
      />
    ),
  };
}
