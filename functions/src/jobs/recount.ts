import { isDeepStrictEqual } from 'node:util';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { withRemainders } from '#domain/ignoredFindings';
import type { Recount } from '#domain/internalRecords';
import type { Job, JobResult } from '#domain/job';
import type { RuleRemainder } from '#domain/report';
import { type SiteHistory, withNumbersOf } from '#domain/siteHistory';
import { db, refs } from '../platform/firestore';
import { withLock } from '../platform/lock';
import { commitIfUnchanged, ifUnchanged, isSameVersion } from '../platform/preconditions';
import { enqueueRecount } from '../platform/tasks';
import { type IgnoredOnSite, readIgnored, remaindersIn } from './ignored';

type Site = Pick<Job, 'ownerUid' | 'host'>;

/**
 * Changes what a user ignores on a site, and recounts the report that the user has open. The queue recounts the others of
 * the site. The transaction notes that they have other numbers now. The note stays until all have them, so a crash
 * leaves none behind.
 * @param change returns the site. Only one runs for a user, because all write the same note.
 */
export async function changeIgnored(
  uid: string,
  jobId: string | undefined,
  change: (tx: Transaction) => Promise<Site>,
): Promise<void> {
  const changeAndNote = async (tx: Transaction) => {
    const { ownerUid, host } = await change(tx);
    const opened = jobId !== undefined && { jobIds: FieldValue.arrayUnion(jobId) };
    tx.set(refs.recount(ownerUid, host), { ownerUid, host, ...opened, at: new Date() }, { merge: true });
    return { ownerUid, host };
  };
  const site = await withLock(refs.decisionLock(uid), () => db.runTransaction(changeAndNote));
  const note = await refs.recount(site.ownerUid, site.host).get();
  if (jobId !== undefined && note.exists) await recountReport(jobId, note, await readIgnored(site));
  await enqueueRecount(site);
}

/** Attempts to recount a site while its owner goes on ignoring findings. */
const maxAttempts = 10;

/**
 * Recounts the reports of a site's history, the newest first. May run again at any time.
 * @throws if the user ignores findings faster than they can be recounted. The queue then retries.
 */
export async function recountSite({ ownerUid, host }: Site): Promise<void> {
  for (let left = maxAttempts; left > 0; left--) {
    const note = await refs.recount(ownerUid, host).get();
    const noted = note.data();
    if (!noted) return;
    const ignored = await readIgnored(noted);
    const history = (await refs.site(ownerUid, host).get()).data();
    const runs = (history?.runs ?? []).map(({ jobId }) => jobId);
    const reports = new Set([...(noted.jobIds ?? []), ...runs.reverse()]);
    let isDone = true;
    for (const jobId of reports) {
      isDone = await recountReport(jobId, note, ignored);
      if (!isDone) break;
    }
    if (isDone && (await commitIfUnchanged(db.batch().delete(note.ref, ifUnchanged(note))))) return;
  }
  throw new Error(
    `What is ignored on ${host} has changed during each of ${maxAttempts} attempts to recount its reports.`,
  );
}

/**
 * Stores the numbers of a report without its ignored findings, wherever they are stored.
 * @param note as it was before the ignored findings were read.
 * @returns false if the note has changed since then.
 */
async function recountReport(
  jobId: string,
  note: DocumentSnapshot<Recount>,
  ignored: IgnoredOnSite,
): Promise<boolean> {
  const summary = (await refs.reportSummary(jobId).get()).data();
  if (!summary) return true;
  const remainders = await remaindersIn(jobId, summary, ignored);
  if (isDeepStrictEqual(remainders, summary.remainders ?? [])) return true;
  return db.runTransaction(async (tx) => {
    if (!isSameVersion(await tx.get(note.ref), note)) return false;
    await writeNumbers(tx, jobId, remainders, note.data());
    return true;
  });
}

async function writeNumbers(
  tx: Transaction,
  jobId: string,
  remainders: readonly RuleRemainder[],
  site: Site | undefined,
): Promise<void> {
  const job = (await tx.get(refs.job(jobId))).data();
  const stored = (await tx.get(refs.reportSummary(jobId))).data();
  // Only the owner's own reports of the site, whatever the request says.
  if (!job?.result || !stored || job.ownerUid !== site?.ownerUid || job.host !== site.host) return;
  const { result, summary } = withRemainders({ result: job.result, summary: stored }, remainders);
  const history = (await tx.get(refs.site(job.ownerUid, job.host))).data();
  const next = history && (await runAfter(tx, history, job));
  tx.set(refs.reportSummary(jobId), summary);
  const { score, grade } = result;
  tx.update(refs.job(jobId), { result, ...(job.score !== null && { score, grade }) });
  if (job.share) tx.update(refs.share(job.share), { result, summary });
  if (history) tx.set(refs.site(job.ownerUid, job.host), withNumbersOf(history, jobId, numbersOf(result)));
  if (next && job.score !== null) tx.update(refs.job(next.jobId), { previousScore: score });
}

const numbersOf = ({ score, grade, counts }: JobResult) => ({
  score,
  grade,
  errors: counts.error,
  warnings: counts.warning,
});

/** Returns the next run of the same kind, if it shows the change of the score since this one. */
async function runAfter(
  tx: Transaction,
  { runs }: SiteHistory,
  { jobId, score }: Job,
): Promise<Job | undefined> {
  const at = runs.findIndex((run) => run.jobId === jobId);
  const next = runs.find((run, n) => at >= 0 && n > at && run.comparable === runs[at]?.comparable);
  const job = next && (await tx.get(refs.job(next.jobId))).data();
  return job?.previousScore === score ? job : undefined;
}
