import { randomBytes } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import { rulesEvaluatedIn } from '#domain/evaluatedRules';
import type { Finding } from '#domain/finding';
import { maxIssuesPerSite } from '#domain/issueState';
import type {
  CheckAgainRequest,
  CheckAgainResult,
  DecideIssuesRequest,
  ShareReportRequest,
  ShareReportResult,
} from '#domain/operations';
import type { Share } from '#domain/share';
import { canRecheck, recheck } from '../audit/inspect/recheck';
import type { Caller } from '../platform/caller';
import { crawlerOptions } from '../platform/environment';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { verifiedHosts } from '../sites/ownership';
import { ShardReader } from './ignored';
import { requireJobAccess } from './jobAccess';
import { changeIgnored } from './recount';
import { inputForRerun } from './rerun';

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
    const job = requireJobAccess((await tx.get(refs.job(jobId))).data(), caller);
    if (job.ownerUid !== caller.uid)
      throw new HttpsError('permission-denied', 'Only the owner can share this report.');
    if (shared === Boolean(job.share)) return { token: job.share ?? null };
    if (job.share) {
      tx.delete(refs.share(job.share));
      tx.update(refs.job(jobId), { share: null });
      return { token: null };
    }
    const summary = (await tx.get(refs.reportSummary(jobId))).data();
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
    tx.create(refs.share(token), share);
    tx.update(refs.job(jobId), { share: token });
    return { token };
  });
}

/**
 * Stores the owner's decisions about findings; null deletes one. The report has its new numbers then.
 * @throws HttpsError `not-found` unless the caller owns the job, `too-many-decisions`
 */
export async function decideIssues(
  { jobId, issues: decided }: DecideIssuesRequest,
  caller: Caller,
): Promise<object> {
  await changeIgnored(caller.uid, jobId, async (tx) => {
    const job = requireJobAccess((await tx.get(refs.job(jobId))).data(), caller);
    // An admin can open the report, but not decide for its owner.
    if (job.ownerUid !== caller.uid) throw refusal('not-found');
    const issues = refs.issues(caller.uid, job.host);
    const docs = decided.map(({ fingerprint }) => issues.doc(fingerprint));
    const [before, count] = [await tx.getAll(...docs), await tx.get(issues.count())];
    const added = decided.filter(({ decision }, at) => decision !== null && !before[at]?.exists);
    if (added.length > 0 && count.data().count + added.length > maxIssuesPerSite)
      throw refusal('too-many-decisions');
    const at = new Date();
    for (const { fingerprint, decision } of decided) {
      const issue = issues.doc(fingerprint);
      if (decision === null) tx.delete(issue);
      else tx.set(issue, { ...decision, at });
    }
    return job;
  });
  return {};
}

/**
 * Checks one finding again. The request is built from the stored report, never from the caller’s input.
 * @throws HttpsError `not-found` if there is no such finding, `jobs-paused` while an admin has paused new jobs, and
 * what `inputForRerun` throws.
 */
export async function checkAgain(request: CheckAgainRequest, caller: Caller): Promise<CheckAgainResult> {
  const job = requireJobAccess((await refs.job(request.jobId).get()).data(), caller);
  if ((await refs.accessSettings.get()).data()?.jobsPaused) throw refusal('jobs-paused');
  const finding = await findingAt(request.jobId, request.position);
  if (finding?.fingerprint !== request.fingerprint)
    throw new HttpsError('not-found', 'This report doesn’t contain that finding. Reload the page.');
  if (!canRecheck(finding.rule)) return { verdict: 'whole-site' };
  const input = await inputForRerun(job);
  return recheck(finding, input, { ...crawlerOptions, isVerifiedHost: await verifiedHosts(job, new Date()) });
}

async function findingAt(jobId: string, position: number): Promise<Finding | undefined> {
  const sorted = (await refs.reportSummary(jobId).get()).data()?.sorted;
  return sorted && new ShardReader(jobId, sorted).at(position);
}
