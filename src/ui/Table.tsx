import { css } from '@emotion/react';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { color, font, phone, space, text } from './theme/tokens';

export interface ColumnSort {
  /** undefined where the table is sorted by another column. */
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
  /** Why it can't be sorted by this now. */
  readonly unavailable?: string | undefined;
}

export interface Column<Row> {
  readonly title: string;
  /** What stands in the head instead of the title, such as a box that chooses all rows. */
  readonly head?: ReactNode;
  readonly sort?: ColumnSort | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand to the right in the mono face. */
  readonly numeric?: boolean;
  readonly width?: string;
  /** What does not fit on the line is cut off rather than wrapped; the cell says the whole in a title. */
  readonly cut?: boolean;
  /** Left out where the table becomes a list. */
  readonly wideOnly?: boolean;
  /** There, it has a line to itself. */
  readonly ownLine?: boolean;
  /** Something small that stands before the row, such as a box to choose it. */
  readonly lead?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** More on a row's element: whether it is chosen, where the keyboard is. */
  readonly rowProps?: (
    row: Row,
  ) => HTMLAttributes<HTMLTableRowElement> & Readonly<Record<`data-${string}`, string>>;
}

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: 1.4,
  'th, td': {
    height: '2.25rem',
    padding: `${space(1)} ${space(3)}`,
    textAlign: 'left',
    borderBottom: `1px solid ${color.line}`,
  },
  'th:first-of-type, td:first-of-type': { paddingLeft: 0 },
  'th:last-of-type, td:last-of-type': { paddingRight: 0 },
  th: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: color.paper,
    fontSize: text.xs,
    fontWeight: 550,
    color: color.inkFaint,
    whiteSpace: 'nowrap',
  },
  'tbody tr:hover': { background: color.sunken },
  'tbody tr[data-chosen="true"]': {
    background: `color-mix(in srgb, ${color.accentSoft} 55%, ${color.paper})`,
  },
  'tbody tr[data-here="true"]': { boxShadow: `inset 2px 0 0 ${color.accent}` },
  [phone]: {
    display: 'block',
    // Of the head there remains what can be pressed: the box that chooses all rows, and what the rows are sorted by.
    'thead, tbody': { display: 'block' },
    'thead tr': { gap: space(4), padding: `${space(1)} 0` },
    'thead tr:not(:has(button, input))': { display: 'none' },
    '&& th': { position: 'static', display: 'flex', width: 'auto', height: 'auto', padding: 0, border: 0 },
    '&& th:not(:has(button, input))': { display: 'none' },
    // The first cell and the next short one share a line; the rest follow below.
    tr: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space(1.5)} ${space(4)}`,
      padding: `${space(3)} 0`,
      borderBottom: `1px solid ${color.line}`,
    },
    td: { flex: 'none', maxWidth: '100%', height: 'auto', padding: 0, border: 0 },
    'td:first-of-type': { flex: '1 1 60%', minWidth: 0 },
    'td:empty': { display: 'none' },
  },
});

const numericCell = css({
  '&&': { textAlign: 'right' },
  fontFamily: font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  [phone]: { '&&': { textAlign: 'left' } },
});
const cutCell = css({
  maxWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [phone]: { '&&': { maxWidth: '100%' } },
});
const sortButton = css({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  cursor: 'pointer',
  '&:hover:not([aria-disabled="true"])': { color: color.ink },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2, borderRadius: 2 },
  [phone]: { minHeight: '2.75rem' },
});
const leadCell = css({
  width: '2.25rem',
  // Beside the line that says where the keyboard is.
  '&&': { paddingLeft: space(1.5) },
  '&& + td, && + th': { paddingLeft: 0 },
  // Three times, since the table's own rule for the first cell names an element too.
  [phone]: {
    '&&&': { flex: 'none', width: 'auto', paddingLeft: space(1.5) },
    '&&& + td': { flex: '1 1 50%', minWidth: 0 },
  },
});
const ownLineCell = css({ [phone]: { '&&': { flexBasis: '100%' } } });
const wideOnlyCell = css({ [phone]: { '&&': { display: 'none' } } });

/** Dense rows with hairlines; on a phone each row is an entry of a list with the columns that matter there. */
export function Table<Row>({ caption, columns, rows, keyOf, rowProps }: TableProps<Row>) {
  return (
    <table css={table}>
      <caption
        css={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}
      >
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              aria-sort={ariaSort(column.sort)}
              style={column.width ? { width: column.width } : undefined}
              css={[column.numeric && { '&&': { textAlign: 'right' } }, column.lead && leadCell]}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {columns.map((column) => (
              <td
                key={column.title}
                css={[
                  column.numeric && numericCell,
                  column.cut && cutCell,
                  column.wideOnly && wideOnlyCell,
                  column.ownLine && ownLineCell,
                  column.lead && leadCell,
                ]}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ariaSort(sort: ColumnSort | undefined) {
  if (!sort) return undefined;
  return sort.direction === undefined ? 'none' : sort.direction === 'asc' ? 'ascending' : 'descending';
}

function Head<Row>({ column: { title, head, sort } }: { readonly column: Column<Row> }) {
  if (!sort) return <>{head ?? title}</>;
  const { unavailable } = sort;
  return (
    <button
      type="button"
      css={sortButton}
      title={unavailable}
      aria-disabled={unavailable !== undefined || undefined}
      onClick={unavailable === undefined ? sort.onSort : undefined}
    >
      {title}
      {sort.direction && <span aria-hidden="true">{sort.direction === 'asc' ? '↑' : '↓'}</span>}
    </button>
  );
}
