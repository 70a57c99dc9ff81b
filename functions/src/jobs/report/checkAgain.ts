import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { HttpsError } from 'firebase-functions/https';
import type { Finding } from '#domain/finding';
import type { CheckAgainRequest, CheckAgainResult } from '#domain/operations';
import { type FindingShard, locate } from '#domain/sortedReport';
import { canRecheck, recheck } from '#functions/audit/inspect/recheck';
import type { Caller } from '#functions/platform/caller';
import { crawlerOptions } from '#functions/platform/environment';
import { paths } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { verifiedHosts } from '#functions/sites/ownership';
import { requireJobAccess } from '../jobAccess';
import { inputForRerun } from '../rerunInput';

const inflate = promisify(inflateRaw);

/**
 * Checks one finding again. The request is built from the stored report, never from the caller’s input.
 * @throws HttpsError `not-found` if there is no such finding, `jobs-paused` while an admin has paused new jobs, and
 * what `inputForRerun` throws.
 */
export async function checkAgain(request: CheckAgainRequest, caller: Caller): Promise<CheckAgainResult> {
  const job = requireJobAccess((await paths.job(request.jobId).get()).data(), caller);
  if ((await paths.accessSettings().get()).data()?.jobsPaused) throw refusal('jobs-paused');
  const finding = await findingAt(request.jobId, request.position);
  if (finding?.fingerprint !== request.fingerprint)
    throw new HttpsError('not-found', 'This report doesn’t contain that finding. Reload the page.');
  if (!canRecheck(finding.rule)) return { verdict: 'whole-site' };
  const input = await inputForRerun(job);
  return recheck(finding, input, { ...crawlerOptions, isVerifiedHost: await verifiedHosts(job, new Date()) });
}

async function findingAt(jobId: string, position: number): Promise<Finding | undefined> {
  const sorted = (await paths.summary(jobId).get()).data()?.sorted;
  if (!sorted || position >= sorted.findings.total) return undefined;
  const { n, at } = locate(sorted.findings.starts, position);
  const data = (await paths.sorted(jobId, sorted.generation, 'findings', n).get()).data()?.data;
  if (!data) return undefined;
  const shard: FindingShard = JSON.parse((await inflate(data)).toString());
  return shard[at];
}
