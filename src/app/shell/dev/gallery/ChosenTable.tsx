import { useState } from 'react';
import { formatNumber } from '../../../../ui/format';
import { selectionColumn } from '../../../../ui/selection';
import { type ColumnSort, Table } from '../../../../ui/Table';

interface Example {
  readonly path: string;
  readonly findings: number;
  readonly bytes: number;
}

const examples: readonly Example[] = [
  { path: '/', findings: 0, bytes: 12_400 },
  { path: '/prices', findings: 14, bytes: 31_900 },
  { path: '/help/a-page-with-a-long-name', findings: 3, bytes: 8_020 },
];

/** Rows that are chosen, the row where the keyboard is, and heads that sort. */
export function ChosenTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['/prices']));
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...examples].sort((a, b) => sign * (a.findings - b.findings));
  const turn = () => setDirection(direction === 'asc' ? 'desc' : 'asc');
  const sorted: ColumnSort = { direction, onSort: turn };
  const unsorted: ColumnSort = { direction: undefined, onSort: turn };
  return (
    <Table
      caption="Pages"
      rows={rows}
      keyOf={keyOf}
      rowProps={({ path }) => ({
        'data-chosen': String(selected.has(path)),
        'data-here': String(path === '/help/a-page-with-a-long-name'),
      })}
      columns={[
        selectionColumn({ rows, keyOf, nameOf: keyOf, selected, onSelect: setSelected }),
        { title: 'Address', cell: keyOf },
        {
          title: 'Findings',
          numeric: true,
          sort: sorted,
          cell: ({ findings }) => formatNumber(findings),
        },
        { title: 'Bytes', numeric: true, sort: unsorted, cell: ({ bytes }) => formatNumber(bytes) },
      ]}
    />
  );
}

const keyOf = ({ path }: Example) => path;
