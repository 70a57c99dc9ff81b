import { css } from '@emotion/react';
import { color, phone, space, text } from '../theme/tokens';

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  'th, td': { padding: `${space(1)} ${space(2)} ${space(1)} 0`, textAlign: 'left', fontWeight: 400 },
  'td, th[data-number]': { textAlign: 'right' },
  tr: { borderBottom: `1px solid ${color.line}` },
  'thead th': { color: color.inkFaint },
});

interface TableRow {
  /** The names of the row, one for each of the first columns. */
  readonly heads: readonly string[];
  readonly values: readonly string[];
}

interface AsTableProps {
  /** The title of its chart. */
  readonly title: string;
  /** Headers of the columns that name a row. */
  readonly heads: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Shows a chart's data as a collapsible table. */
export function AsTable({ title, heads, columns, rows }: AsTableProps) {
  return (
    <details css={{ fontSize: text.xs, color: color.inkFaint }}>
      <summary css={{ cursor: 'pointer', width: 'max-content', [phone]: { paddingBlock: space(3.5) } }}>
        As a table
      </summary>
      <section
        aria-label={`${title}, as a table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        css={{ maxHeight: '16rem', overflow: 'auto' }}
      >
        <table css={table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {columns.map((column) => (
                <th key={column} scope="col" data-number="">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody css={{ color: color.ink }}>
            {rows.map(({ heads: names, values }) => (
              <tr key={names.join(' ')}>
                {names.map((name, at) => (
                  <th key={heads[at]} scope="row">
                    {name}
                  </th>
                ))}
                {values.map((value, at) => (
                  <td key={columns[at]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
