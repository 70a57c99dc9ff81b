import type { Transaction } from 'firebase-admin/firestore';
import type { AuditEntry } from '#domain/auditLog';
import { refs } from './firestore';

type Action = Pick<AuditEntry, 'actorUid' | 'action'> & Partial<AuditEntry>;

/** Writes an entry of the audit log in the transaction of the action, so that neither happens without the other. */
export function recordAction(tx: Transaction, action: Action, now: Date): void {
  const ref = refs.auditLog.doc();
  const reason = action.reason ? withoutEmailAddresses(action.reason) : null;
  tx.create(ref, { targetUid: null, before: {}, after: {}, ...action, reason, id: ref.id, at: now });
}

/** The audit log outlives the accounts in it, so email addresses in a reason are masked. */
function withoutEmailAddresses(text: string): string {
  return text.replace(/[^\s@<>,;:()]+@[^\s@<>,;:()]+/g, '[address]');
}
