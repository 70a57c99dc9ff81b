import type { Comparison } from '#domain/comparison';
import { withRemainders } from '#domain/ignoredFindings';
import type { JobFailure, JobResult } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import type { AuditEnd, AuditOutcome } from '../audit';
import { readIgnored, remaindersIn } from './ignored';
import type { Lease } from './lease';
import { readParts } from './parts';
import { compareWithPrevious } from './previousRun';
import { sortReport } from './sortReport';

/** How a job ends: with a report, with a failure, or with both if it failed after it had found something. */
export interface JobEnd {
  readonly state: 'succeeded' | 'failed' | 'canceled';
  readonly result: Omit<JobResult, 'durationMs'> | null;
  readonly summary: Omit<ReportSummary, 'parts'> | null;
  readonly failure: JobFailure | null;
  readonly comparison: Comparison | null;
  /** The site’s icon, a PNG or ICO file in base64; null if the job found none. */
  readonly icon: string | null;
}

export const withoutReport = {
  result: null,
  summary: null,
  failure: null,
  comparison: null,
  icon: null,
} as const;

/** How a job ends, and the report that is added later if the job ends before its report is sorted. */
interface SliceEnd {
  readonly end: JobEnd;
  readonly lateReport: Promise<JobEnd> | null;
}

/**
 * A report of 5,000 pages and findings is sorted in about a second. One of 20,000 pages and 50,000 findings takes about
 * 10 s, but a canceled job must end within 5 s.
 */
const maxItemsToWaitFor = 5_000;

/**
 * Sorts the report of an audit, and returns how its job ends; null if the next slice continues.
 * @param parts how many parts are committed.
 * @param signal aborted when the job is canceled.
 * @throws LeaseLostError
 */
export async function endOf(
  lease: Lease,
  parts: number,
  outcome: AuditOutcome,
  signal: AbortSignal,
): Promise<SliceEnd | null> {
  switch (outcome.kind) {
    case 'paused':
      return null;
    case 'failed':
      return { end: { ...withoutReport, state: 'failed', failure: outcome.failure }, lateReport: null };
    case 'canceled':
    case 'finished':
      return endEarlyIfCanceled(endWithReport(lease, parts, outcome), reportSize(outcome), signal);
  }
}

async function endWithReport(
  lease: Lease,
  parts: number,
  audited: Extract<AuditOutcome, AuditEnd>,
): Promise<JobEnd> {
  const report = await sortedReport(lease, parts, audited);
  if (audited.kind === 'canceled')
    return { ...report, state: 'canceled', failure: null, comparison: null, icon: null };
  const { summary, pagesOf, icon } = audited;
  const comparison = await compareWithPrevious(lease.job, summary.evaluatedRules, pagesOf);
  return { ...report, state: 'succeeded', failure: null, comparison, icon };
}

/** Sorts the committed parts for reading, and leaves ignored findings out of the numbers. @throws LeaseLostError */
export async function sortedReport(
  { jobId, fence, job }: Lease,
  parts: number,
  { result, summary, inLinks, pagesOf }: AuditEnd,
): Promise<Pick<JobEnd, 'result' | 'summary'>> {
  const sorted = await sortReport({ jobId, parts: readParts(jobId, parts), fence, inLinks, pagesOf });
  const report: ReportSummary = { ...summary, sorted, parts };
  const remainders = await remaindersIn(jobId, report, await readIgnored(job));
  return withRemainders({ result, summary: report }, remainders);
}

/** Returns the number of pages and findings of a report. */
export function reportSize({ result: { pages, counts } }: Pick<AuditEnd, 'result'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, pages);
}

/**
 * Waits until a report is sorted. A canceled job with a large report ends without waiting, and gets its report later.
 * Until then the screen reads the parts, as it does for a failed job.
 */
export async function endEarlyIfCanceled(
  reported: Promise<JobEnd>,
  size: number,
  signal: AbortSignal,
): Promise<SliceEnd> {
  const isEarly = size > maxItemsToWaitFor && (await isAbortedFirst(signal, reported));
  if (!isEarly) return { end: await reported, lateReport: null };
  // The slice awaits the report only after it has ended the job. Until then a rejection would count as unhandled.
  reported.catch(() => undefined);
  return { end: { ...withoutReport, state: 'canceled' }, lateReport: reported };
}

function isAbortedFirst(signal: AbortSignal, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(true);
    signal.addEventListener('abort', () => resolve(true), { once: true });
    work.then(() => resolve(false), reject);
  });
}
