import { css } from '@emotion/react';
import type { Key, ReactNode } from 'react';
import { color, font, phone, space, text } from './theme/tokens';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand to the right in the mono face. */
  readonly numeric?: boolean;
  readonly width?: string;
  /** What does not fit on the line is cut off rather than wrapped; the cell says the whole in a title. */
  readonly cut?: boolean;
  /** Left out where the table becomes a list. */
  readonly wideOnly?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
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
  [phone]: {
    display: 'block',
    thead: { display: 'none' },
    tbody: { display: 'block' },
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
const wideOnlyCell = css({ [phone]: { '&&': { display: 'none' } } });

/** Dense rows with hairlines; on a phone each row is an entry of a list with the columns that matter there. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
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
              style={column.width ? { width: column.width } : undefined}
              css={[column.numeric && { '&&': { textAlign: 'right' } }, column.wideOnly && wideOnlyCell]}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td
                key={column.title}
                css={[column.numeric && numericCell, column.cut && cutCell, column.wideOnly && wideOnlyCell]}
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
