import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { severities } from '../../../domain/finding';
import { type Indexing, indexingWords, wasAsked } from '../../../domain/indexing';
import { toneColor } from '../../../ui/Badge';
import { formatBytes, formatDuration, formatNumber } from '../../../ui/format';
import { severityLooks } from '../../../ui/Severity';
import { Shape } from '../../../ui/Shape';
import { color, font, phone, space } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import type { SortKey } from './choosePages';
import type { PageRow } from './pageRow';

const numeric = css({
  textAlign: 'right',
  fontFamily: font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const wide = css({ [phone]: { display: 'none' } });

export interface PageColumn {
  readonly title: string;
  readonly key: SortKey | undefined;
  readonly numeric?: boolean;
  readonly wideOnly?: boolean;
  cell(row: PageRow): ReactNode;
}

export const pageColumns: readonly PageColumn[] = [
  {
    title: 'Address',
    key: 'url',
    cell: ({ text: page }) => (page ? <Url address={page.url} pathOnly /> : <Waiting />),
  },
  { title: 'Title', key: undefined, wideOnly: true, cell: (row) => <Title row={row} /> },
  { title: 'Status', key: 'status', numeric: true, cell: (row) => <Status row={row} /> },
  { title: 'Findings', key: 'findings', numeric: true, wideOnly: true, cell: (row) => <Found row={row} /> },
  {
    title: 'In-links',
    key: 'inLinks',
    numeric: true,
    wideOnly: true,
    cell: ({ facts }) => numberOf(facts.inLinks),
  },
  { title: 'Depth', key: 'depth', numeric: true, wideOnly: true, cell: ({ facts }) => facts.depth },
  {
    title: 'Size',
    key: 'bytes',
    numeric: true,
    wideOnly: true,
    // Nothing was read of what is no page, which is not to say that it is empty.
    cell: ({ facts }) => (facts.bytes > 0 ? formatBytes(facts.bytes) : '–'),
  },
  {
    title: 'Time',
    key: 'durationMs',
    numeric: true,
    wideOnly: true,
    cell: ({ facts }) => formatDuration(facts.durationMs),
  },
];

export const cellStyles = pageColumns.map((column) =>
  css([column.numeric ? numeric : cut, column.wideOnly && wide]),
);

/** Of a phone's two cells, the one that the rows are sorted by is a third, with its title. */
const third = css({ [phone]: { textAlign: 'left', '&::before': { content: 'attr(data-title) ": "' } } });

export const sortedCellStyles = pageColumns.map((column) => css([column.numeric ? numeric : cut, third]));

const numberOf = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

function Waiting() {
  return (
    <span
      css={{ display: 'inline-block', width: '60%', height: 10, borderRadius: 3, background: color.sunken }}
    />
  );
}

function Status({ row }: { readonly row: PageRow }) {
  const { status, indexing } = row.facts;
  if (!wasAsked(status, indexing)) return <span css={{ color: color.inkFaint }}>not asked</span>;
  const bad = status === 0 || status >= 400;
  return (
    <span style={bad ? { color: color.error } : undefined}>{status || row.text?.error || 'no answer'}</span>
  );
}

function Found({ row }: { readonly row: PageRow }) {
  const { findings, worst } = row.facts;
  const severity = severities[worst];
  if (findings === undefined) return '–';
  if (!severity) return <span css={{ color: color.inkFaint }}>0</span>;
  const { tone, shape } = severityLooks[severity];
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
      <span style={{ color: toneColor(tone), display: 'inline-flex' }}>
        <Shape name={shape} size={8} />
      </span>
      {formatNumber(findings)}
    </span>
  );
}

/** What a look at the title and the status doesn't tell. */
const told: readonly Indexing[] = ['noindex', 'canonicalised', 'blocked', 'unseen'];

function Title({ row: { facts, text: page } }: { readonly row: PageRow }) {
  if (!page) return null;
  if (page.redirectedTo) {
    return (
      <span css={{ display: 'flex', alignItems: 'baseline', gap: space(1.5), color: color.inkFaint }}>
        <span css={{ flex: 'none' }}>leads to</span> <Url address={page.redirectedTo} />
      </span>
    );
  }
  return (
    <span title={page.title ?? undefined} css={{ color: color.inkSoft }}>
      {told.includes(facts.indexing) && (
        <span css={{ color: color.inkFaint }}>
          {indexingWords[facts.indexing].title}
          {page.title && ': '}
        </span>
      )}
      <bdi>{page.title}</bdi>
    </span>
  );
}
