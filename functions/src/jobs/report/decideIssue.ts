import { maxIssuesPerSite } from '#domain/issueState';
import type { DecideIssueRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { requireJobAccess } from '../jobAccess';

/**
 * Stores the owner's decision about a finding; null deletes it.
 * @throws HttpsError `not-found` unless the caller owns the job, `too-many-decisions`
 */
export async function decideIssue(
  { jobId, fingerprint, decision }: DecideIssueRequest,
  caller: Caller,
): Promise<object> {
  await db.runTransaction(async (tx) => {
    const job = requireJobAccess((await tx.get(paths.job(jobId))).data(), caller);
    // An admin can open the report, but not decide for its owner.
    if (job.ownerUid !== caller.uid) throw refusal('not-found');
    const issues = paths.issues(caller.uid, job.host);
    const issue = issues.doc(fingerprint);
    if (decision === null) {
      tx.delete(issue);
      return;
    }
    const [before, count] = [await tx.get(issue), await tx.get(issues.count())];
    if (!before.exists && count.data().count >= maxIssuesPerSite) throw refusal('too-many-decisions');
    tx.set(issue, { ...decision, at: new Date() });
  });
  return {};
}
