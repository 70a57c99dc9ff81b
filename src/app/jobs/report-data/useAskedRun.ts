import { codeOf } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { hasExpired } from '#domain/goneJob';
import type { Job } from '#domain/job';
import { formatDay, formatMoment } from '#ui/format';
import { hasReport, refusalOf } from './useEarlierRuns';

/** The run that the URL names for comparison. */
export type AskedRun =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'ready'; readonly run: Job }
  /** It can't be compared with, and why, for display. */
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'error'; readonly error: unknown };

/**
 * Looks up the run that the URL names: among the loaded ones, or on its own, since it may be older than all
 * of them.
 * @param asked its ID; null where the URL names none.
 * @param loaded undefined while the first page of runs is loading.
 */
export function useAskedRun(job: Job, asked: string | null, loaded: readonly Job[] | undefined): AskedRun {
  const known = loaded?.find(({ jobId }) => jobId === asked);
  const isNamed = asked !== null && isId.test(asked);
  const read = useDocument(isNamed && loaded && !known ? paths.job(asked) : undefined);
  if (asked === null) return { status: 'none' };
  if (!isNamed) return { status: 'refused', why: notThere };
  if (known) return judged(job, known);
  if (read.status === 'loading') return read;
  // A missing job is rejected like another user's; so is one that is deleted during the comparison.
  if (codeOf(read.error) === 'permission-denied') return { status: 'refused', why: notThere };
  if (read.status === 'error') return read;
  return read.value ? judged(job, read.value) : { status: 'refused', why: notThere };
}

/** Anything else in the URL can't name a document. */
const isId = /^[\w-]{1,64}$/;

const notThere =
  'The run in this link isn’t available. Its report expired or was deleted, or it belongs to another account.';

function judged(job: Job, run: Job): AskedRun {
  const why = whyNot(job, run);
  return why === null ? { status: 'ready', run } : { status: 'refused', why };
}

function whyNot(job: Job, run: Job): string | null {
  if (run.ownerUid !== job.ownerUid) return notThere;
  const of = `The run in this link (${formatMoment(run.finishedAt ?? run.createdAt)})`;
  if (run.host !== job.host) return `${of} checked a different site: ${run.title}.`;
  if (run.jobId === job.jobId) return 'This link compares the report with itself.';
  if (run.createdAt >= job.createdAt) return `${of} is newer than this one.`;
  if (hasExpired(run, new Date()))
    return `${of} has expired. Its report was kept until ${formatDay(run.expiresAt)}.`;
  if (!hasReport(run)) return `${of} has no report.`;
  const refusal = refusalOf(job, run);
  return refusal && `${of} can’t be compared with this one. ${refusal.why}`;
}
