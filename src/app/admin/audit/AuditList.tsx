import type { ReactNode } from 'react';
import { useDocument } from '#app/live/useLive';
import { usePages } from '#app/live/usePages';
import { useAccount } from '#app/session/SessionContext';
import {
  type AuditAction,
  type AuditEntry,
  type AuditFacts,
  auditActions,
  operatorUid,
} from '#domain/auditLog';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import type { Filter, Query } from '#services/backend';
import { DateTime } from '#ui/DateTime';
import { formatClock, formatDay } from '#ui/format';
import { EmptyState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { RowLink } from '#ui/TextLink';
import { color, font, space } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Paged } from '../Paged';

/** The actions in words. */
export const auditActionWords: Record<AuditAction, string> = {
  'settings.access-mode': 'Changed the access mode',
  'settings.free-checks': 'Switched free checks on or off',
  'settings.pause': 'Paused or resumed a feature',
  'settings.jobs-paused': 'Paused or allowed new jobs',
  'settings.second-factor': 'Changed whether admins need a second factor',
  'settings.sign-up-defaults': 'Changed the defaults for new accounts',
  'user.state': 'Changed the account state',
  'user.admin': 'Changed the admin role',
  'user.plan': 'Changed the plan or limits',
  'user.plan-declined': 'Declined a request for a plan',
  'user.sign-out': 'Logged out everywhere',
  'user.view-as': 'Viewed as this user',
  'user.delete': 'Deleted the account',
  'job.cancel': 'Canceled a job',
  'job.retry': 'Ran a job again',
  'job.label': 'Labeled a job',
  'job.delete': 'Deleted a job',
  'waitlist.approve': 'Approved from the waitlist',
  'waitlist.decline': 'Declined from the waitlist',
};

interface ChangedFact {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Pairs the values before and after, by fact. */
export function changedFacts(before: AuditFacts, after: AuditFacts): readonly ChangedFact[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({ name, before: shown(before[name]), after: shown(after[name]) }));
}

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function shown(value: AuditFacts[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isoTime.test(value)) {
    const date = new Date(value);
    return `${formatDay(date)}, ${formatClock(date)}`;
  }
  return String(value);
}

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

/** Names a user by name or email address, and links to the account. The ID is shown on hover. */
function UserLink({ uid }: { readonly uid: string }) {
  if (uid === operatorUid) return <>The operator, from a terminal</>;
  return <AccountLink uid={uid} />;
}

function AccountLink({ uid }: { readonly uid: string }) {
  const me = useAccount();
  const user = useDocument(uid === me.uid ? undefined : paths.user(uid));
  if (uid !== me.uid && user.status === 'ready' && user.value === null)
    return (
      <span title={uid} css={{ color: color.inkFaint }}>
        Deleted account
      </span>
    );
  const known = user.status === 'ready' ? user.value : null;
  return (
    <RowLink to={pathTo('adminUser', { uid })} title={known ? `${known.email} (${uid})` : uid}>
      {uid === me.uid ? 'You' : known?.displayName || known?.email || <code>{uid}</code>}
    </RowLink>
  );
}

interface AuditFilter {
  readonly actorUid?: string;
  readonly targetUid?: string;
  readonly action?: AuditAction;
  /** Days as `2026-11-21`, in the admin's time zone. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads a filter from a URL; unknown values are ignored. */
export function readAuditFilter(get: (name: string) => string): AuditFilter {
  const action = auditActions.find((known) => known === get('action'));
  const given = {
    actorUid: get('actor'),
    targetUid: get('target'),
    from: day(get('from')),
    to: day(get('to')),
  };
  const chosen = Object.entries(given).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(chosen), ...(action && { action }) };
}

const day = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

const auditPageSize = 25;

export function auditQuery({ actorUid, targetUid, action, from, to }: AuditFilter): Query<AuditEntry> & {
  readonly limit: number;
} {
  const where: Filter[] = [];
  if (actorUid) where.push(['actorUid', '==', actorUid]);
  if (targetUid) where.push(['targetUid', '==', targetUid]);
  if (action) where.push(['action', '==', action]);
  if (from) where.push(['at', '>=', new Date(`${from}T00:00:00`)]);
  if (to) where.push(['at', '<', dayAfter(to)]);
  return { from: paths.auditLog, where, orderBy: ['at', 'desc'], limit: auditPageSize };
}

function dayAfter(date: string): Date {
  const end = new Date(`${date}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end;
}

const auditCursor = (entry: AuditEntry) => [entry.at, entry.id] as const;
