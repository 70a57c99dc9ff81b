import { useState } from 'react';
import type { PageRecord } from '../../../domain/report';
import { Button } from '../../../ui/Button';
import { formatBytes, formatDuration, plural } from '../../../ui/format';
import { type Column, Table } from '../../../ui/Table';
import { color, space } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';

const rowsAtOnce = 50;

const columns: readonly Column<PageRecord>[] = [
  { title: 'Address', width: '50%', cut: true, cell: (page) => <Url address={page.url} pathOnly /> },
  { title: 'Title', width: '50%', cut: true, wideOnly: true, cell: (page) => <Title page={page} /> },
  { title: 'Status', numeric: true, cell: (page) => <Status page={page} /> },
  { title: 'Depth', numeric: true, wideOnly: true, cell: (page) => page.depth },
  { title: 'Size', numeric: true, wideOnly: true, cell: (page) => formatBytes(page.bytes) },
  { title: 'Time', numeric: true, wideOnly: true, cell: (page) => formatDuration(page.durationMs) },
];

/** Every address of the site that was fetched as a page, in the order they were. */
export function PagesTable({ pages }: { readonly pages: readonly PageRecord[] }) {
  const [shown, setShown] = useState(rowsAtOnce);
  return (
    <div
      css={{ display: 'grid', gap: space(3), justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Table
        caption="Addresses that were fetched as pages"
        columns={columns}
        rows={pages.slice(0, shown)}
        keyOf={(page) => page.url}
      />
      {pages.length > shown && (
        <Button onClick={() => setShown(shown + 2 * rowsAtOnce)}>
          Show more: {plural(pages.length - shown, 'address', 'addresses')} left
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

function Title({ page }: { readonly page: PageRecord }) {
  if (page.redirectedTo) {
    return (
      <span css={{ display: 'flex', alignItems: 'baseline', gap: space(1.5), color: color.inkFaint }}>
        <span css={{ flex: 'none' }}>leads to</span> <Url address={page.redirectedTo} />
      </span>
    );
  }
  return (
    <span title={page.title ?? undefined} css={{ color: color.inkSoft }}>
      {page.title}
    </span>
  );
}
