import { useState } from 'react';
import { JobsTable } from '#app/job-views/JobsTable';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState } from '#ui/States';
import { selectionColumn } from '#ui/selection';
import { type ColumnSort, Table } from '#ui/Table';
import { exampleJobs } from '../exampleJobs';
import { longWord, nothing, Stack, State } from './Layout';

interface Example {
  readonly path: string;
  readonly findings: number;
  readonly bytes: number;
}

const examples: readonly Example[] = [
  { path: '/', findings: 0, bytes: 12_400 },
  { path: '/prices', findings: 14, bytes: 31_900 },
  { path: `/help/${longWord}`, findings: 3, bytes: 8_020 },
];
const paths = examples.map(({ path }) => path);
const keyOf = ({ path }: Example) => path;

export function Tables() {
  return (
    <>
      <Section title="Table">
        <JobsTable caption="Examples" jobs={exampleJobs} withOwner />
      </Section>
      <Section title="Table, sorted and chosen from">
        <Stack>
          <ChosenTable caption="Some are chosen, most findings first" chosen={['/prices']} first="desc" />
          <ChosenTable caption="All are chosen, fewest findings first" chosen={paths} first="asc" />
          <ChosenTable caption="None is chosen, not to be sorted" chosen={[]} first={undefined} />
        </Stack>
      </Section>
      <Section title="Table, empty and on its way">
        <Stack>
          <State name="On its way">
            <SkeletonRows rows={3} words="Loading pages" />
          </State>
          <EmptyState title="No pages match these filters">Remove a filter to see more.</EmptyState>
        </Stack>
      </Section>
    </>
  );
}

interface ChosenTableProps {
  readonly caption: string;
  readonly chosen: readonly string[];
  /** undefined: the findings can't be sorted. */
  readonly first: 'asc' | 'desc' | undefined;
}

/** Selected rows, the row with keyboard focus, and sortable headers. */
function ChosenTable({ caption, chosen, first }: ChosenTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const [direction, setDirection] = useState(first);
  const sign = direction === 'desc' ? -1 : 1;
  const rows = [...examples].sort((a, b) => sign * (a.findings - b.findings));
  const turn = () => setDirection(direction === 'asc' ? 'desc' : 'asc');
  const sorted: ColumnSort = first
    ? { direction, onSort: turn }
    : { direction: undefined, onSort: nothing, disabledReason: 'Remove the date filter first.' };
  const unsorted: ColumnSort = { direction: undefined, onSort: turn };
  return (
    <State name={caption}>
      <Table
        caption={caption}
        rows={rows}
        keyOf={keyOf}
        rowProps={({ path }) => ({
          'data-chosen': String(selected.has(path)),
          'data-here': String(first === 'desc' && path === '/'),
        })}
        columns={[
          selectionColumn({ rows, keyOf, nameOf: keyOf, selected, onSelect: setSelected }),
          { title: 'Address', cut: true, cell: keyOf },
          { title: 'Findings', numeric: true, sort: sorted, cell: (row) => formatNumber(row.findings) },
          { title: 'Bytes', numeric: true, sort: unsorted, cell: (row) => formatNumber(row.bytes) },
        ]}
      />
    </State>
  );
}
