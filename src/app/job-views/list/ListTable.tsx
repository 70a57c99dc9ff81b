import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Job } from '#domain/job';
import { type Column, Table } from '#ui/Table';
import { color, phone } from '#ui/theme/tokens';
import {
  createdColumn,
  datedFoundColumn,
  narrowTitleColumn,
  ownerColumn,
  pagesColumn,
  scoreColumn,
  stateColumn,
  titleColumn,
} from '../jobColumns';
import { hasDays, type JobFilter, type JobSort, sortsByScore } from './jobFilter';
import type { useSelection } from './useSelection';

interface ListTableProps {
  readonly caption: string;
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
  readonly selection: ReturnType<typeof useSelection>;
  readonly here: string | undefined;
  readonly withOwner: boolean;
  readonly onSort: (sort: JobSort) => void;
}

/** Where no column title explains a number. */
const onPhone = css({ display: 'none', [phone]: { display: 'inline' } });

const attempt: Column<Job> = {
  title: 'Attempt',
  numeric: true,
  width: '4.5rem',
  // First attempts show nothing: on a phone, it would take a line in almost every row.
  cell: ({ attempt: count }) =>
    count > 1 && (
      <>
        <span css={onPhone}>Attempt </span>
        {count}
      </>
    ),
};

/** Shows the rows of one page. Each stays in place, whatever happens to its job. */
export function ListTable(props: ListTableProps) {
  const { caption, jobs, filter, selection, here, withOwner, onSort } = props;
  const byScore = sortsByScore(filter);
  const columns: readonly Column<Job>[] = [
    chooseColumn(jobs, selection),
    withOwner ? narrowTitleColumn : titleColumn,
    stateColumn,
    ...(withOwner ? [ownerColumn] : []),
    datedFoundColumn,
    {
      ...scoreColumn,
      sort: {
        direction: byScore ? (filter.sort === 'worst' ? 'asc' : 'desc') : undefined,
        onSort: () => onSort(filter.sort === 'worst' ? 'best' : 'worst'),
        disabledReason: hasDays(filter) ? 'Remove the date filter to sort by score.' : undefined,
      },
    },
    pagesColumn,
    ...(withOwner ? [attempt] : []),
    {
      ...createdColumn,
      sort: {
        direction: byScore ? undefined : filter.sort === 'oldest' ? 'asc' : 'desc',
        onSort: () => onSort(filter.sort === 'newest' ? 'oldest' : 'newest'),
      },
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={jobs}
      keyOf={({ jobId }) => jobId}
      rowProps={({ jobId }) => ({
        'data-job': jobId,
        'data-chosen': String(selection.has(jobId)),
        'data-here': String(jobId === here),
      })}
    />
  );
}

function chooseColumn(jobs: readonly Job[], selection: ListTableProps['selection']): Column<Job> {
  const chosen = jobs.filter(({ jobId }) => selection.has(jobId)).length;
  return {
    title: 'Choose',
    lead: true,
    head: (
      <Box
        label="Select all jobs on this page"
        checked={chosen > 0 && chosen === jobs.length}
        partly={chosen > 0 && chosen < jobs.length}
        onCheck={selection.togglePage}
      />
    ),
    cell: ({ jobId, title }) => (
      <Box
        label={`Select ${title}`}
        checked={selection.has(jobId)}
        partly={false}
        onCheck={(asRange) => selection.toggle(jobId, asRange)}
      />
    ),
  };
}

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly partly: boolean;
  /** With Shift, selects the range from the previously clicked row. */
  readonly onCheck: (asRange: boolean) => void;
}

function Box({ label, checked, partly, onCheck }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label css={{ display: 'inline-flex', padding: '0.25rem 0.5rem 0.25rem 0', cursor: 'pointer' }}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onCheck(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        css={{ width: '1rem', height: '1rem', margin: 0, accentColor: color.accent }}
      />
    </label>
  );
}
