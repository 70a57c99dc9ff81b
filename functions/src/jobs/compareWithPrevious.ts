import { whyIncomparable } from '#domain/comparable';
import { type Comparison, ReportComparer } from '#domain/comparison';
import { maxIssuesPerSite } from '#domain/issueState';
import type { Job } from '#domain/job';
import { type PagesOf, withOccurrences } from '#domain/occurrences';
import type { ReportSummary } from '#domain/report';
import { refs } from '../platform/firestore';
import { readParts } from './parts';
import { runBefore } from './previousRun';

/**
 * Compares a job with its previous run; returns null if there is none any more.
 * @param rules the rules that the job was evaluated with.
 * @param pagesOf returns the pages that share the cause of a finding.
 */
export async function compareWithPrevious(
  job: Job,
  rules: ReportSummary['evaluatedRules'],
  pagesOf: PagesOf,
): Promise<Comparison | null> {
  const { jobId, ownerUid, previousJobId, input } = job;
  if (previousJobId === null) return null;
  const previous = (await refs.job(previousJobId).get()).data();
  if (previous?.ownerUid !== ownerUid) return null;
  const why =
    previous.state === 'succeeded'
      ? whyIncomparable(input, previous.input)
      : 'The previous run didn’t finish.';
  if (why !== null) return { kind: 'incomparable', previousJobId, why };
  const summary = (await refs.reportSummary(previousJobId).get()).data();
  if (!summary) return null;
  const before = runBefore(previous, summary);
  const setAside = await decidedFingerprints(job);
  const comparing = new ReportComparer({ rules, before, setAside, perPage: !summary.sharesCauses });
  for await (const { findings, pages } of readParts(jobId))
    comparing.addCurrent(
      findings.map((finding) => withOccurrences(finding, pagesOf)),
      pages,
    );
  for await (const { findings, pages } of readParts(previousJobId)) comparing.addPrevious(findings, pages);
  // A job's document is deleted before its parts, so all parts were read if the document still exists.
  const exists = (await refs.job(previousJobId).get()).exists;
  return exists ? comparing.result(previousJobId) : null;
}

/** Returns the fingerprints of the site's findings that the owner has decided about. */
async function decidedFingerprints({ ownerUid, host }: Job): Promise<ReadonlySet<string>> {
  const newest = refs.issues(ownerUid, host).orderBy('at', 'desc').limit(maxIssuesPerSite);
  const decided = await newest.select().get();
  return new Set(decided.docs.map(({ id }) => id));
}
