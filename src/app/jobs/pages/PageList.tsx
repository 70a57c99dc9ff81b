import { css } from '@emotion/react';
import { memo, type ReactNode, useCallback, useEffect } from 'react';
import { plural } from '../../../ui/format';
import { color, phone, space, text } from '../../../ui/theme/tokens';
import { useWindowRows } from '../findings/useWindowRows';
import type { SortKey } from './choosePages';
import { cellStyles, onPhone, type PageColumn, pageColumns } from './pageColumns';
import type { PageRow } from './pageRow';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 4rem 5rem 4rem 4rem 5rem 5rem',
  gap: `0 ${space(3)}`,
  alignItems: 'center',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space(0.5)} ${space(3)}` },
});

const headStyle = css([
  grid,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minHeight: '2.25rem',
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
    fontSize: text.xs,
    color: color.inkFaint,
    // What the rows can be sorted by: it stands above no column of theirs.
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space(4)}`,
      '&::before': { content: '"Sort by"' },
    },
  },
]);

/** Titles that can't be pressed are only read out on a phone. */
const unseenOnPhone = css({
  [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
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

const sortStyle = css({
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
  sortStyle,
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

export interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
  readonly onSort: (by: SortKey, descending: boolean) => void;
}

interface PageListProps {
  readonly caption: string;
  readonly count: number;
  rowAt(index: number): PageRow | undefined;
  /** undefined: the order is the order in which they come. */
  readonly sorting?: Sorting;
  /** Told which rows are in the window. */
  readonly onWindow?: (first: number, last: number) => void;
  /** What stands below a row that is unfolded. */
  readonly detailOf?: (index: number) => ReactNode;
  readonly onPick?: (index: number) => void;
}

/** Pages as a table; on a phone a list with the address, the answer and what is wrong. Only what is in the window is drawn. */
export function PageList({ caption, count, rowAt, sorting, onWindow, detailOf, onPick }: PageListProps) {
  const { list, virtualizer, scrollMargin } = useWindowRows({
    count,
    estimate: useCallback(() => 37, []),
    keyOf: useCallback((row: number) => row, []),
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= first) onWindow?.(first, last);
  }, [first, last, onWindow]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't leave out the rows that are not in sight.
    <div role="table" aria-label={caption} aria-rowcount={count + 1} css={{ minWidth: 0 }}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="row" css={[headStyle, !sorting && unseenOnPhone]} aria-rowindex={1} tabIndex={-1}>
        {pageColumns.map((column) => (
          <Head key={column.title} column={column} sorting={sorting} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div
        ref={list}
        css={{ position: 'relative' }}
        style={{ height: virtualizer.getTotalSize() }}
        role="rowgroup"
      >
        {items.map((item) => {
          const row = rowAt(item.index);
          const detail = detailOf?.(item.index);
          return (
            <div
              key={item.key}
              data-index={item.index}
              ref={virtualizer.measureElement}
              role="presentation"
              css={{ position: 'absolute', top: 0, left: 0, width: '100%' }}
              style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
            >
              {row && (
                <Line
                  facts={row.facts}
                  text={row.text}
                  index={item.index}
                  isOpen={Boolean(detail)}
                  sortedBy={sorting?.by}
                  onPick={onPick}
                />
              )}
              {detail}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface LineProps extends PageRow {
  readonly index: number;
  /** What is wrong with it stands below. */
  readonly isOpen: boolean;
  /** A phone shows this, too. */
  readonly sortedBy: SortKey | undefined;
  readonly onPick: ((index: number) => void) | undefined;
}

/** Drawn once while the list is scrolled past it. */
const Line = memo(function Line({ facts, text: page, index, isOpen, sortedBy, onPick }: LineProps) {
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

function Head({ column, sorting }: { readonly column: PageColumn; readonly sorting: Sorting | undefined }) {
  const { title, key } = column;
  const isSorted = sorting !== undefined && key !== undefined && sorting.by === key;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't leave out the rows that are not in sight.
    <div
      role="columnheader"
      tabIndex={-1}
      css={[column.numeric && { textAlign: 'right' }, !(key && sorting) && unseenOnPhone]}
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      {key && sorting ? (
        <button
          type="button"
          css={sortStyle}
          onClick={() => sorting.onSort(key, isSorted ? !sorting.descending : key !== 'url')}
        >
          {title}
          <span aria-hidden="true">{isSorted ? (sorting.descending ? ' ↓' : ' ↑') : ''}</span>
        </button>
      ) : (
        title
      )}
    </div>
  );
}
