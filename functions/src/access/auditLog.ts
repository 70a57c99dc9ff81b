import type { Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '#domain/auditLog';
import { paths } from '../platform/firestore';

type Deed = Pick<AuditEntry, 'actorUid' | 'action'> & Partial<AuditEntry>;

/** Writes an entry of the audit log together with the change that it tells of: both happen or neither. */
export function recordDeed(tx: Transaction, deed: Deed, now: Date): void {
  const ref = paths.auditLog().doc();
  const reason = deed.reason ? withoutAddresses(deed.reason) : null;
  tx.create(ref, { targetUid: null, before: {}, after: {}, ...deed, reason, id: ref.id, at: now });
}

/** The log outlives the accounts in it, so an address that an admin typed into a reason is not kept. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>,;:()]+@[^\s@<>,;:()]+/g, '[address]');
}
