import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { AuditAction, AuditEntry } from '#domain/auditLog';
import type { Job } from '#domain/job';
import { recordAction } from '../platform/auditLog';
import type { Caller } from '../platform/caller';

interface JobAction extends Pick<AuditEntry, 'before' | 'after'> {
  readonly action: Extract<AuditAction, `job.${string}`>;
}

/**
 * Records what an admin does to another user’s job in the audit log. What users do to their own jobs is not recorded.
 */
export function recordJobAction(
  tx: Transaction,
  actorUid: string,
  { ownerUid }: Pick<Job, 'ownerUid'>,
  action: JobAction,
  now: Date,
): void {
  if (ownerUid !== actorUid) recordAction(tx, { actorUid, targetUid: ownerUid, ...action }, now);
}

/**
 * Returns the job if the caller owns it or is an admin. For others it doesn’t exist.
 * @throws HttpsError `not-found`
 */
export function requireJobAccess(job: Job | undefined, caller: Caller): Job {
  if (!job || (job.ownerUid !== caller.uid && !caller.isAdmin)) {
    throw new HttpsError('not-found', 'This job doesn’t exist. It may have been deleted.');
  }
  return job;
}
