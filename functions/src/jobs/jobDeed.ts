import type { Transaction } from 'firebase-admin/firestore';
import type { AuditAction, AuditEntry } from '#domain/auditLog';
import type { Job } from '#domain/job';
import { recordDeed } from '../access/auditLog';

interface JobDeed extends Pick<AuditEntry, 'before' | 'after'> {
  readonly action: Extract<AuditAction, `job.${string}`>;
}

/** Writes what an admin does to somebody else's job into the audit log; what people do to their own is theirs. */
export function recordJobDeed(
  tx: Transaction,
  actorUid: string,
  { ownerUid }: Pick<Job, 'ownerUid'>,
  deed: JobDeed,
  now: Date,
): void {
  if (ownerUid !== actorUid) recordDeed(tx, { actorUid, targetUid: ownerUid, ...deed }, now);
}
