import { css } from '@emotion/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { belowTabs, color, phone, space, text } from '#ui/theme/tokens';
import { useWindowRows } from '../findings/useWindowRows';
import type { SortKey } from './choosePages';
import { grid, PageLine, pressStyle, rowHeight } from './PageLine';
import type { PageRow } from './PageTable';
import { type PageColumn, pageColumns } from './pageColumns';

const headStyle = css([
  grid,
  {
    position: 'sticky',
    top: belowTabs,
    zIndex: 2,
    minHeight: '2.25rem',
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
    fontSize: text.xs,
    color: color.inkFaint,
    // The sort control; it has no column on a phone.
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space(4)}`,
      '&::before': { content: '"Sort by"' },
    },
  },
]);

/** Titles that don't sort are only read out on a phone. */
const unseenOnPhone = css({
  [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Height of the titles, px, with some margin: on a phone they take two lines. */
const headsHeight = 120;

interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
  readonly onSort: (by: SortKey, descending: boolean) => void;
}

interface PageListProps {
  readonly caption: string;
  readonly count: number;
  rowAt(index: number): PageRow | undefined;
  /** undefined: rows keep the order of their arrival. */
  readonly sorting?: Sorting;
  /** Receives the range of rows in the window. */
  readonly onWindow?: (first: number, last: number) => void;
  /** A row to scroll to, once. */
  readonly arrived?: Arrived | undefined;
  /** Returns what to show below a row that is expanded. */
  readonly detailOf?: (index: number) => ReactNode;
  readonly onPick?: (index: number) => void;
}

/**
 * Shows pages as a table, and on a phone as a list with URL, status and findings. Only visible rows are
 * rendered.
 */
export function PageList({
  caption,
  count,
  rowAt,
  sorting,
  onWindow,
  arrived,
  detailOf,
  onPick,
}: PageListProps) {
  const sortedBy = sorting?.by;
  const height = useMemo(() => rowHeight(sortedBy), [sortedBy]);
  const { list, virtualizer, scrollMargin } = useWindowRows({
    count,
    estimate: useCallback(() => height, [height]),
    keyOf: useCallback((row: number) => row, []),
    headsHeight,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= first) onWindow?.(first, last);
  }, [first, last, onWindow]);
  useEffect(() => {
    if (!arrived) return;
    // A tab that was just selected is scrolled to its top first.
    const frame = requestAnimationFrame(() => virtualizer.scrollToIndex(arrived.row, { align: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [arrived, virtualizer]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't omit the rows outside the window.
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
                <PageLine
                  facts={row.facts}
                  text={row.text}
                  index={item.index}
                  isOpen={Boolean(detail)}
                  sortedBy={sortedBy}
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

function Head({ column, sorting }: { readonly column: PageColumn; readonly sorting: Sorting | undefined }) {
  const { title, key } = column;
  const isSorted = sorting !== undefined && key !== undefined && sorting.by === key;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element can't omit the rows outside the window.
    <div
      role="columnheader"
      tabIndex={-1}
      css={[column.numeric && { textAlign: 'right' }, !(key && sorting) && unseenOnPhone]}
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      {key && sorting ? (
        <button
          type="button"
          css={pressStyle}
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

/** A row to scroll to; a new object for each arrival. */
interface Arrived {
  readonly row: number;
}

interface Arrival {
  readonly arrival: string;
  readonly places: Int32Array;
  readonly at: Arrived | undefined;
}

/**
 * Returns the row of the URL that is expanded on arrival, in the list at that time: in another list, the row
 * is another URL's. What is expanded later was clicked, so it is already visible.
 * @param arrival changes whenever a link is followed.
 * @param places the listed pages; undefined while they are not known.
 * @param open the index of the expanded page.
 */
export function useArrived(
  arrival: string,
  places: Int32Array | undefined,
  open: number | undefined,
): Arrived | undefined {
  const last = useRef<Arrival>();
  if (places && last.current?.arrival !== arrival) {
    const row = open === undefined ? -1 : places.indexOf(open);
    last.current = { arrival, places, at: row < 0 ? undefined : { row } };
  }
  const came = last.current;
  return came?.arrival === arrival && came.places === places ? came.at : undefined;
}
