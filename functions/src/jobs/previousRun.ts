import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { comparedOptionsOf, whyIncomparable } from '#domain/comparable';
import { type Comparison, type PreviousRun, ReportComparer } from '#domain/comparison';
import { hasExpired, type Job } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import { type PagesOf, withOccurrences } from '#domain/occurrences';
import type { ReportSummary } from '#domain/report';
import { grades } from '#domain/score';
import { comparableOf } from '#domain/siteRun';
import { refs } from '../platform/firestore';
import { readIgnored } from './ignored';
import type { Scheduled } from './newJob';
import { readParts } from './parts';

/** Returns a short key that two inputs share exactly if their reports can be compared. */
export function comparableInput(input: StoredInput): string {
  const mark = createHash('sha256').update(comparedOptionsOf(input)).digest('base64url').slice(0, 16);
  return comparableOf(input, mark);
}

/** Returns how much of its site a run could see. An older report has neither its limit nor its rules. */
export function runBefore(
  { input }: Pick<Job, 'input'>,
  {
    pages,
    maxPages = input.maxPages,
    evaluatedRules,
  }: Pick<ReportSummary, 'pages' | 'maxPages' | 'evaluatedRules'>,
): PreviousRun {
  return { pages, maxPages, rules: evaluatedRules };
}

/** Earlier runs to look up, because some of the newest may have been deleted. */
const maxCandidates = 5;

interface NewRun {
  readonly uid: string;
  readonly input: StoredInput;
  readonly scheduled?: Scheduled | undefined;
}

/**
 * Returns the ID of the run that a new job is compared with: the newest one in the site's history that has the same
 * options and still exists, preferably of the same schedule. Reads at most six documents.
 */
export async function previousRun(
  tx: Transaction,
  { uid, input, scheduled }: NewRun,
  now: Date,
): Promise<string | null> {
  const own = scheduled?.previousJobId ?? null;
  const history = (await tx.get(refs.site(uid, new URL(input.url).host))).data();
  const comparable = comparableInput(input);
  const runs = (history?.runs ?? []).filter((run) => run.comparable === comparable).map(({ jobId }) => jobId);
  const newestFirst = runs.reverse().sort((a, b) => Number(b === own) - Number(a === own));
  const candidates = newestFirst.slice(0, maxCandidates).map((jobId) => refs.job(jobId));
  if (candidates.length === 0) return own;
  const found = await tx.getAll(...candidates, { fieldMask: ['jobId', 'state', 'expiresAt'] });
  const still = found.map((one) => one.data()).find((run) => run && canBeRead(run, now));
  return still?.jobId ?? own;
}

const canBeRead = (run: Pick<Job, 'state' | 'expiresAt'>, now: Date) =>
  run.state === 'succeeded' && !hasExpired(run, now);

/**
 * Returns the ID of the newest run of a schedule that succeeded and read a page; null if there is none. A run that
 * read no page has no findings, so everything would be new compared with it.
 */
export async function lastGoodRun(scheduleId: string): Promise<string | null> {
  const good = refs.jobs
    .where('scheduleId', '==', scheduleId)
    .where('state', '==', 'succeeded')
    .where('grade', 'in', grades)
    .orderBy('createdAt', 'desc')
    .limit(1);
  return (await good.select().get()).docs.at(0)?.id ?? null;
}

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
  const { isIgnored: isSetAside } = await readIgnored(job);
  const comparing = new ReportComparer({ rules, before, isSetAside, perPage: !summary.sharesCauses });
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
