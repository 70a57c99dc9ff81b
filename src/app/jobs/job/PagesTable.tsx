import { useState } from 'react';
import type { PageRecord } from '../../../domain/report';
import { Button } from '../../../ui/Button';
import { cutMiddle, formatBytes, formatDuration, plural } from '../../../ui/format';
import { type Column, Table } from '../../../ui/Table';
import { color, space } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';

const rowsAtOnce = 50;

const columns: readonly Column<PageRecord>[] = [
  { title: 'Page', cell: (page) => <Url address={page.url} pathOnly most={56} /> },
  {
    title: 'Title',
    wideOnly: true,
    cell: (page) => (
      <span title={page.title ?? undefined} css={{ color: color.inkSoft, overflowWrap: 'anywhere' }}>
        {page.redirectedTo ? <Redirect to={page.redirectedTo} /> : cutMiddle(page.title ?? '', 64)}
      </span>
    ),
  },
  { title: 'Status', numeric: true, width: '6rem', cell: (page) => <Status page={page} /> },
  { title: 'Depth', numeric: true, width: '4rem', wideOnly: true, cell: (page) => page.depth },
  { title: 'Size', numeric: true, width: '5rem', wideOnly: true, cell: (page) => formatBytes(page.bytes) },
  {
    title: 'Time',
    numeric: true,
    width: '5rem',
    wideOnly: true,
    cell: (page) => formatDuration(page.durationMs),
  },
];

/** The pages that were read, in the order they were. */
export function PagesTable({ pages }: { readonly pages: readonly PageRecord[] }) {
  const [shown, setShown] = useState(rowsAtOnce);
  return (
    <div
      css={{ display: 'grid', gap: space(3), justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Table
        caption="Pages that were read"
        columns={columns}
        rows={pages.slice(0, shown)}
        keyOf={(page) => page.url}
      />
      {pages.length > shown && (
        <Button onClick={() => setShown(shown + 2 * rowsAtOnce)}>
          Show more: {plural(pages.length - shown, 'page')} left
        </Button>
      )}
    </div>
  );
}

function Status({ page }: { readonly page: PageRecord }) {
  const bad = page.status === 0 || page.status >= 400;
  return (
    <span style={bad ? { color: color.error } : undefined}>{page.status || page.error || 'no answer'}</span>
  );
}

function Redirect({ to }: { readonly to: string }) {
  return (
    <>
      leads to <Url address={to} most={48} />
    </>
  );
}
