import { css } from '@emotion/react';
import { memo } from 'react';
import { plural } from '#ui/format';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { SortKey } from './choosePages';
import type { PageRow } from './PageTable';
import { cellStyles, onPhone, pageColumns } from './pageColumns';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 4rem 5rem 4rem 4rem 5rem 5rem',
  gap: `0 ${space(3)}`,
  alignItems: 'center',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space(0.5)} ${space(3)}` },
});

const rowStyle = css([
  grid,
  {
    minHeight: '2.25rem',
    borderBottom: `1px solid ${color.line}`,
    fontSize: text.sm,
    '&:hover': { background: color.sunken },
    [phone]: { minHeight: '3.5rem', padding: `${space(2)} 0` },
  },
]);

/**
 * Returns a row's height as styled, px: on a phone, rows with a sort value have two lines. With 100,000
 * rows, each one with a different height moves all below it, which takes 1 ms or more; those with findings
 * on a phone do differ.
 */
export function rowHeight(sortedBy: SortKey | undefined): number {
  if (window.innerWidth > 640) return 36;
  return pageColumns.some((column) => onPhone(column, { sortedBy, pressable: true }) === 'titled') ? 64 : 56;
}

/** For a title that sorts, or a number that expands. */
export const pressStyle = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  [phone]: { minHeight: '2.75rem' },
});

const pickStyle = css([
  pressStyle,
  {
    color: color.ink,
    // The button's underline doesn't reach into its number, which is laid out as a box of its own.
    '&, & > span': { textDecoration: 'underline' },
    [phone]: { minWidth: '2.75rem', textAlign: 'right' },
  },
]);

/** Wide enough for the largest number, so that the columns before it align. */
const pressableRowStyle = css([
  rowStyle,
  { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(3.5rem, auto)' } },
]);

interface LineProps extends PageRow {
  readonly index: number;
  /** Its findings are shown below. */
  readonly isOpen: boolean;
  /** Shown on a phone, too. */
  readonly sortedBy: SortKey | undefined;
  readonly onPick: ((index: number) => void) | undefined;
}

/** Memoized, so that scrolling past a row renders it once. */
export const PageLine = memo(function PageLine({
  facts,
  text: page,
  index,
  isOpen,
  sortedBy,
  onPick,
}: LineProps) {
  const row = { facts, text: page };
  const pressable = onPick !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't omit the rows outside the window.
    <div role="row" css={pressable ? pressableRowStyle : rowStyle} aria-rowindex={index + 2} tabIndex={-1}>
      {pageColumns.map((column, at) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div
          key={column.title}
          role="cell"
          css={cellStyles[onPhone(column, { sortedBy, pressable })][at]}
          data-title={column.title}
        >
          {column.key === 'findings' && onPick && (facts.findings ?? 0) > 0 ? (
            <button
              type="button"
              css={pickStyle}
              aria-expanded={isOpen}
              aria-label={`${plural(facts.findings ?? 0, 'finding')} on ${page?.url ?? 'this page'}: show them`}
              onClick={() => onPick(index)}
            >
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  );
});
