import { css } from '@emotion/react';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { color, phone, space, text } from './theme/tokens';

export interface ColumnSort {
  /** Undefined if the table is sorted by another column. */
  readonly direction: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
  /** Why the table can't be sorted by this column now. */
  readonly disabledReason?: string | undefined;
}

export interface Column<Row> {
  readonly title: string;
  /** Replaces the title in the header, for example with a checkbox that selects all rows. */
  readonly head?: ReactNode;
  readonly sort?: ColumnSort | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  readonly numeric?: boolean;
  readonly width?: string;
  /** Truncates content that doesn't fit instead of wrapping it. The cell has the full text in a title. */
  readonly cut?: boolean;
  /** Hidden when the table becomes a list. */
  readonly wideOnly?: boolean;
  /** On its own line when the table becomes a list. */
  readonly ownLine?: boolean;
  /** A small element at the start of the row, such as its checkbox. */
  readonly lead?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** Attributes of a row's element, such as whether it is selected or has the keyboard cursor. */
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
    // Only the controls of the header remain: the checkbox for all rows, and sorting.
    'thead, tbody': { display: 'block' },
    'thead tr': { gap: space(4), padding: `${space(1)} 0` },
    'thead tr:not(:has(button, input))': { display: 'none' },
    '&& th': { position: 'static', display: 'flex', width: 'auto', height: 'auto', padding: 0, border: 0 },
    '&& th:not(:has(button, input))': { display: 'none' },
    // The first cell and the next short one share a line. The rest follow below.
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
  // Makes room for the line that marks the keyboard cursor.
  '&&': { paddingLeft: space(1.5) },
  '&& + td, && + th': { paddingLeft: 0 },
  // Repeated three times, because the table's own rule for the first cell also names an element.
  [phone]: {
    '&&&': { flex: 'none', width: 'auto', paddingLeft: space(1.5) },
    '&&& + td': { flex: '1 1 50%', minWidth: 0 },
  },
});
const ownLineCell = css({ [phone]: { '&&': { flexBasis: '100%' } } });
const wideOnlyCell = css({ [phone]: { '&&': { display: 'none' } } });

/** Dense rows with hairlines. On a phone, each row becomes a list entry with its most important columns. */
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
  const { disabledReason } = sort;
  return (
    <button
      type="button"
      css={sortButton}
      title={disabledReason}
      aria-disabled={disabledReason !== undefined || undefined}
      onClick={disabledReason === undefined ? sort.onSort : undefined}
    >
      {title}
      {sort.direction && <span aria-hidden="true">{sort.direction === 'asc' ? '↑' : '↓'}</span>}
    </button>
  );
}
