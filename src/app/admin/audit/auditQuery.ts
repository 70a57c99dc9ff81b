import { type AuditAction, type AuditEntry, auditActions } from '#domain/auditLog';
import { paths } from '#domain/collections';
import type { Filter, Query } from '#services/backend';

export interface AuditFilter {
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

export const auditCursor = (entry: AuditEntry) => [entry.at, entry.id] as const;
