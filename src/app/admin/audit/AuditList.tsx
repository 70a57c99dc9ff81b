import type { ReactNode } from 'react';
import { usePages } from '#app/live/usePages';
import type { AuditEntry } from '#domain/auditLog';
import { DateTime } from '#ui/DateTime';
import { EmptyState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { color, font, space } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Paged } from '../Paged';
import { UserLink } from '../users/UserLink';
import { type AuditFilter, auditCursor, auditQuery } from './auditQuery';
import { auditActionWords, changedFacts } from './auditWords';

const columns: readonly Column<AuditEntry>[] = [
  {
    title: 'When',
    width: '9rem',
    cell: (entry) => (
      <span css={{ whiteSpace: 'nowrap', color: color.inkFaint }}>
        <DateTime date={entry.at} />
      </span>
    ),
  },
  { title: 'Actor', width: '16%', cut: true, cell: (entry) => <UserLink uid={entry.actorUid} /> },
  { title: 'Action', width: '14rem', cell: (entry) => auditActionWords[entry.action] },
  {
    title: 'Target',
    width: '16%',
    cut: true,
    cell: (entry) => entry.targetUid !== null && <UserLink uid={entry.targetUid} />,
  },
  { title: 'Change and reason', cell: (entry) => <Change entry={entry} /> },
];

interface AuditListProps {
  readonly filter: AuditFilter;
  readonly empty?: ReactNode;
}

/** Lists entries newest first, and adds new ones live. */
export function AuditList({ filter, empty }: AuditListProps) {
  const pages = usePages(auditQuery(filter), auditCursor);
  return (
    <Paged
      things="entries"
      pages={pages}
      empty={empty ?? <EmptyState title="No admin actions on this account" />}
    >
      {(rows) => (
        <Table caption="Audit log, newest first" columns={columns} rows={rows} keyOf={(entry) => entry.id} />
      )}
    </Paged>
  );
}

function Change({ entry }: { readonly entry: AuditEntry }) {
  return (
    <span css={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(4)}`, overflowWrap: 'anywhere' }}>
      {changedFacts(entry.before, entry.after).map(({ name, before, after }) => (
        <span key={name}>
          <span css={{ color: color.inkFaint }}>{name} </span>
          <span css={{ fontFamily: font.mono, fontSize: '0.8125rem' }}>
            {before !== after && (
              <>
                {before ?? 'none'}
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> became </VisuallyHidden>
              </>
            )}
            {after ?? 'none'}
          </span>
        </span>
      ))}
      {entry.reason && <span css={{ color: color.inkSoft }}>“{entry.reason}”</span>}
    </span>
  );
}
