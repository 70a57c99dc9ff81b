import { whyIncomparable } from '#domain/comparable';
import { Comparing, type Comparison } from '#domain/comparison';
import { mostIssuesOfSite } from '#domain/issueState';
import type { Job } from '#domain/job';
import { type PagesOf, withOccurrences } from '#domain/occurrences';
import type { ReportSummary } from '#domain/report';
import { paths } from '#functions/platform/firestore';
import { readParts } from '../parts';
import { runBefore } from './runBefore';

/**
 * What changed since the run before; null when there is none to compare with any more.
 * @param rules what the job was judged by.
 * @param pagesOf the pages that share the cause of one of the job's findings.
 */
export async function compareWithPrevious(
  job: Job,
  rules: ReportSummary['judgedBy'],
  pagesOf: PagesOf,
): Promise<Comparison | null> {
  const { jobId, ownerUid, previousJobId, input } = job;
  if (previousJobId === null) return null;
  const previous = (await paths.job(previousJobId).get()).data();
  if (previous?.ownerUid !== ownerUid) return null;
  const why =
    previous.state === 'succeeded'
      ? whyIncomparable(input, previous.input)
      : 'The run before did not come to its end.';
  if (why !== null) return { kind: 'incomparable', previousJobId, why };
  const summary = (await paths.summary(previousJobId).get()).data();
  if (!summary) return null;
  const before = runBefore(previous, summary);
  const setAside = await decidedFingerprints(job);
  const comparing = new Comparing({ rules, before, setAside, perPage: !summary.sharesCauses });
  for await (const { findings, pages } of readParts(jobId))
    comparing.now(
      findings.map((finding) => withOccurrences(finding, pagesOf)),
      pages,
    );
  for await (const { findings, pages } of readParts(previousJobId)) comparing.before(findings, pages);
  // A report is deleted after its job's document: while that stands, all of its parts were there.
  const stands = (await paths.job(previousJobId).get()).exists;
  return stands ? comparing.result(previousJobId) : null;
}

/** Fingerprints of the site's findings that the job's owner has decided about. */
async function decidedFingerprints({ ownerUid, host }: Job): Promise<ReadonlySet<string>> {
  const newest = paths.issues(ownerUid, host).orderBy('at', 'desc').limit(mostIssuesOfSite);
  const decided = await newest.select().get();
  return new Set(decided.docs.map(({ id }) => id));
}
