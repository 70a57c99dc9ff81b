import type { AuditEnd } from '#functions/audit/contract';
import { type JobEnd, withoutReport } from '../log';

/**
 * Pages and findings that are put in order in about a second. A report of 20,000 pages and 50,000 findings takes some
 * ten, and who cancels is told that the job ends within five.
 */
const maxItemsToWaitFor = 5_000;

/** How many pages and findings a report has. */
export function reportSize({ result: { pages, counts } }: Pick<AuditEnd, 'result'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, pages);
}

/**
 * Waits for a report to be put in order; but a large one's job that is canceled, before or meanwhile, ends without it, and
 * is given its report later. Until then its screen reads the parts, as it does of a job that failed.
 * @param signal aborted when the job is to stop.
 */
export async function endEarlyIfCanceled(
  reported: Promise<JobEnd>,
  size: number,
  signal: AbortSignal,
): Promise<{ readonly ending: JobEnd; readonly later: Promise<JobEnd> | null }> {
  const early = size > maxItemsToWaitFor && (await isAbortedFirst(signal, reported));
  if (!early) return { ending: await reported, later: null };
  // Who ends the job waits for it only after that; a failure until then is no unhandled one.
  reported.catch(() => undefined);
  return { ending: { ...withoutReport, state: 'canceled' }, later: reported };
}

function isAbortedFirst(signal: AbortSignal, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(true);
    signal.addEventListener('abort', () => resolve(true), { once: true });
    work.then(() => resolve(false), reject);
  });
}
