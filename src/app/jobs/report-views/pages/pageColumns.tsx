import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { severities } from '#domain/finding';
import { type Indexing, indexingWords, wasAsked } from '#domain/indexing';
import { toneColor } from '#ui/Badge';
import { formatBytes, formatDuration, formatNumber } from '#ui/format';
import { Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { color, phone, space } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import type { SortKey } from './choosePages';
import type { PageRow } from './PageTable';

const numeric = css({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export interface PageColumn {
  readonly title: string;
  readonly key: SortKey | undefined;
  readonly numeric?: boolean;
  readonly wideOnly?: boolean;
  cell(row: PageRow): ReactNode;
}

export const pageColumns: readonly PageColumn[] = [
  {
    title: 'URL',
    key: 'url',
    cell: ({ text: page }) => (page ? <Url url={page.url} pathOnly /> : <Waiting />),
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
    // A response that is not a page was not read, which doesn't mean that it is empty.
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

export type OnPhone = 'plain' | 'titled' | 'hidden';

interface OnPhoneIn {
  readonly sortedBy: SortKey | undefined;
  /** Clicking the number of findings shows them. */
  readonly pressable: boolean;
}

/** Returns how a phone shows a cell: the important ones, and the sort value with its title. */
export function onPhone({ key, wideOnly }: PageColumn, { sortedBy, pressable }: OnPhoneIn): OnPhone {
  if (!wideOnly || (key === 'findings' && pressable)) return 'plain';
  return key !== undefined && key === sortedBy ? 'titled' : 'hidden';
}

const phoneStyles: Readonly<Record<OnPhone, SerializedStyles | undefined>> = {
  plain: undefined,
  titled: css({ [phone]: { textAlign: 'left', '&::before': { content: 'attr(data-title) ": "' } } }),
  hidden: css({ [phone]: { display: 'none' } }),
};

const stylesOn = (way: OnPhone) =>
  pageColumns.map((column) => css([column.numeric ? numeric : cut, phoneStyles[way]]));

/** By how a phone shows a cell, and by column index. */
export const cellStyles: Readonly<Record<OnPhone, readonly SerializedStyles[]>> = {
  plain: stylesOn('plain'),
  titled: stylesOn('titled'),
  hidden: stylesOn('hidden'),
};

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
  if (!wasAsked(status, indexing)) return <span css={{ color: color.inkFaint }}>not requested</span>;
  const bad = status === 0 || status >= 400;
  return (
    <span style={bad ? { color: color.error } : undefined}>{status || row.text?.error || 'no response'}</span>
  );
}

function Found({ row }: { readonly row: PageRow }) {
  const { findings, worst } = row.facts;
  const severity = severities[worst];
  if (findings === undefined) return '–';
  if (!severity) return <span css={{ color: color.inkFaint, [phone]: { display: 'none' } }}>0</span>;
  const { tone, shape } = severityStyles[severity];
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
      <span style={{ color: toneColor(tone), display: 'inline-flex' }}>
        <Shape name={shape} size={8} />
      </span>
      {formatNumber(findings)}
    </span>
  );
}

/** Indexing states that the title and the status don't make obvious. */
const notIndexed: readonly Indexing[] = ['noindex', 'canonicalised', 'blocked', 'unseen'];

function Title({ row: { facts, text: page } }: { readonly row: PageRow }) {
  if (!page) return null;
  if (page.redirectedTo) {
    return (
      <span css={{ display: 'flex', alignItems: 'baseline', gap: space(1.5), color: color.inkFaint }}>
        <span css={{ flex: 'none' }}>redirects to</span> <Url url={page.redirectedTo} />
      </span>
    );
  }
  return (
    <span title={page.title ?? undefined} css={{ color: color.inkSoft }}>
      {notIndexed.includes(facts.indexing) && (
        <span css={{ color: color.inkFaint }}>
          {indexingWords[facts.indexing].title}
          {page.title && ': '}
        </span>
      )}
      <bdi>{page.title}</bdi>
    </span>
  );
}
