import { css } from '@emotion/react';
import { memo } from 'react';
import { plural } from '#ui/format';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { SortKey } from './choosePages';
import { cellStyles, onPhone, pageColumns } from './pageColumns';
import type { PageRow } from './pageRow';

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
 * A row's height as its style has it, px: on a phone in two lines when it says what it is sorted by. With 100,000 rows
 * each one that turns out different has all below it laid out anew, 1 ms or more; those with findings on a phone do.
 */
export function rowHeight(sortedBy: SortKey | undefined): number {
  if (window.innerWidth > 640) return 36;
  return pageColumns.some((column) => onPhone(column, { sortedBy, pressable: true }) === 'titled') ? 64 : 56;
}

/** Of a title that sorts, or a number that unfolds. */
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
    // A line under the button does not reach into what is laid out as a box of its own, as its number is.
    '&, & > span': { textDecoration: 'underline' },
    [phone]: { minWidth: '2.75rem', textAlign: 'right' },
  },
]);

/** Wide enough for the most, so that what stands before it stands in one line. */
const pressableRowStyle = css([
  rowStyle,
  { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(3.5rem, auto)' } },
]);

interface LineProps extends PageRow {
  readonly index: number;
  /** What is wrong with it stands below. */
  readonly isOpen: boolean;
  /** A phone shows this, too. */
  readonly sortedBy: SortKey | undefined;
  readonly onPick: ((index: number) => void) | undefined;
}

/** Drawn once while the list is scrolled past it. */
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
    // biome-ignore lint/a11y/useSemanticElements: a table element can't leave out the rows that are not in sight.
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
