import { useState } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { JobsTable } from '#app/job-views/JobList';
import { type Job, jobStates } from '#domain/job';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState } from '#ui/States';
import { selectionColumn } from '#ui/selection';
import { type ColumnSort, Table } from '#ui/Table';
import { longWord, nothing, Stack, State } from './Layout';

const none = { error: 0, warning: 0, notice: 0, unverified: 0 };

const result: Job['result'] = {
  score: 87,
  grade: 'B',
  counts: { error: 12, warning: 3, notice: 40, unverified: 1 },
  byCategory: {
    links: none,
    crawlability: none,
    content: none,
    accessibility: none,
    security: none,
    speed: none,
  },
  pages: 480,
  bytes: 12_400_000,
  durationMs: 92_000,
};

/** One job in each state. */
export const exampleJobs: readonly Job[] = jobStates.map((state) =>
  exampleJob({
    jobId: `example-${state}`,
    state,
    result: state === 'succeeded' ? result : null,
    score: state === 'succeeded' ? 87 : null,
    grade: state === 'succeeded' ? 'B' : null,
    failure:
      state === 'failed'
        ? {
            code: 'site-unreachable',
            message: 'We couldn’t reach example.com: its name has no address.',
            retryable: true,
          }
        : null,
  }),
);

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
