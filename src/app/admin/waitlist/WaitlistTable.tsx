import { pathTo } from '#domain/routes';
import type { WaitlistEntry } from '#domain/waitlist';
import { DateTime } from '#ui/DateTime';
import { selectionColumn } from '#ui/selection';
import { type Column, Table } from '#ui/Table';
import { TextLink } from '#ui/TextLink';
import { color } from '#ui/theme/tokens';

const faint = { color: color.inkFaint, whiteSpace: 'nowrap' } as const;

const columns: readonly Column<WaitlistEntry>[] = [
  {
    title: 'Email address',
    cut: true,
    cell: (entry) => (
      <span title={entry.email} css={{ fontWeight: 550 }}>
        {entry.email}
      </span>
    ),
  },
  {
    title: 'Account',
    width: '9rem',
    cell: (entry) =>
      entry.uid ? (
        <TextLink to={pathTo('adminUser', { uid: entry.uid })}>Open account</TextLink>
      ) : (
        <span css={faint}>None yet</span>
      ),
  },
  {
    title: 'Joined',
    width: '9rem',
    cell: (entry) => (
      <span css={faint}>
        <DateTime date={entry.joinedAt} />
      </span>
    ),
  },
  {
    title: 'Decided',
    width: '9rem',
    wideOnly: true,
    cell: (entry) => entry.decidedAt && <DateTime date={entry.decidedAt} />,
  },
];

interface WaitlistTableProps {
  readonly entries: readonly WaitlistEntry[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

export function WaitlistTable({ entries, selected, onSelect }: WaitlistTableProps) {
  const select = selectionColumn<WaitlistEntry>({
    rows: entries,
    keyOf: (entry) => entry.id,
    nameOf: (entry) => entry.email,
    selected,
    onSelect,
  });
  return (
    <Table caption="Waitlist" columns={[select, ...columns]} rows={entries} keyOf={(entry) => entry.id} />
  );
}
