import { randomBytes } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import { rulesEvaluatedIn } from '#domain/evaluatedRules';
import type { ShareReportRequest, ShareReportResult } from '#domain/operations';
import type { Share } from '#domain/share';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { requireJobAccess } from '../jobAccess';

/**
 * Creates or deletes the share link of a report. May be repeated.
 * @throws HttpsError `not-found`; `permission-denied` unless the caller owns the job; `failed-precondition` if it has
 * no report.
 */
export async function shareReport(
  { jobId, shared }: ShareReportRequest,
  caller: Caller,
): Promise<ShareReportResult> {
  return db.runTransaction(async (tx) => {
    const job = requireJobAccess((await tx.get(paths.job(jobId))).data(), caller);
    if (job.ownerUid !== caller.uid)
      throw new HttpsError('permission-denied', 'Only the owner can share this report.');
    if (shared === Boolean(job.share)) return { token: job.share ?? null };
    if (job.share) {
      tx.delete(paths.share(job.share));
      tx.update(paths.job(jobId), { share: null });
      return { token: null };
    }
    const summary = (await tx.get(paths.summary(jobId))).data();
    const { title, state, finishedAt, result, ownerUid, expiresAt, input } = job;
    if (!summary || !result || !finishedAt)
      throw new HttpsError(
        'failed-precondition',
        'This job doesn’t have a report yet. Wait until the job has ended.',
      );
    const token = randomBytes(20).toString('base64url');
    const share: Share = {
      jobId,
      ownerUid,
      title,
      url: input.url,
      state,
      finishedAt,
      result,
      summary,
      evaluatedRules: rulesEvaluatedIn(summary.evaluatedRules, input),
      expiresAt,
    };
    tx.create(paths.share(token), share);
    tx.update(paths.job(jobId), { share: token });
    return { token };
  });
}
