import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { AuditAction, AuditEntry } from '#domain/auditLog';
import type { Job } from '#domain/job';
import { recordAction } from '../platform/auditLog';
import type { Caller } from '../platform/caller';

interface JobAction extends Pick<AuditEntry, 'before' | 'after'> {
  readonly action: Extract<AuditAction, `job.${string}`>;
}

/** Writes what an admin does to somebody else's job into the audit log; what people do to their own is theirs. */
export function recordJobAction(
  tx: Transaction,
  actorUid: string,
  { ownerUid }: Pick<Job, 'ownerUid'>,
  action: JobAction,
  now: Date,
): void {
  if (ownerUid !== actorUid) recordAction(tx, { actorUid, targetUid: ownerUid, ...action }, now);
}

/** The job, when it is the caller's own or the caller is an admin; what is somebody else's does not exist for others. */
export function requireJobAccess(job: Job | undefined, caller: Caller): Job {
  if (!job || (job.ownerUid !== caller.uid && !caller.isAdmin)) {
    throw new HttpsError('not-found', 'There is no such job. It may have been deleted.');
  }
  return job;
}
