import { codeOf } from '#app/live/explain';
import { type Live, useDocument } from '#app/live/useLive';
import { type Pages, usePages } from '#app/live/usePages';
import { paths } from '#domain/collections';
import { whyIncomparable } from '#domain/comparable';
import { type GoneJob, hasExpired, type Job } from '#domain/job';
import type { SiteHistory } from '#domain/siteHistory';
import { formatDay, formatMoment } from '#ui/format';

/** Runs listed initially; older ones load on request. */
const pageSize = 20;

/** A comparable run whose report no longer exists. */
export interface GoneRun {
  readonly ranAt: Date;
  readonly why: GoneJob['why'];
}

/** Why a run can't be compared with. */
interface Refusal {
  readonly short: string;
  readonly why: string;
}

export interface EarlierRun {
  readonly run: Job;
  /** null where it can be compared with. */
  readonly refusal: Refusal | null;
}

interface EarlierRuns {
  readonly runs: Pages<Job>;
  /** Runs whose reports can be read, newest first. */
  readonly readable: readonly EarlierRun[];
  /** The default to compare with: the last run with the same options. */
  readonly usual: Job | undefined;
  readonly gone: GoneRun | undefined;
}

/** Returns the earlier runs of a report's site that still have a report. */
export function useEarlierRuns(job: Job): EarlierRuns {
  const runs = usePages(
    {
      from: paths.jobs,
      where: [
        ['ownerUid', '==', job.ownerUid],
        ['host', '==', job.host],
        ['state', 'in', ['succeeded', 'canceled']],
      ],
      orderBy: ['createdAt', 'desc'],
      after: job.createdAt,
      limit: pageSize,
    },
    ({ createdAt, jobId }) => [createdAt, jobId],
  );
  const readable = runs.rows
    .filter((run) => hasReport(run) && !hasExpired(run, new Date()))
    .map((run) => ({ run, refusal: refusalOf(job, run) }));
  const comparable = readable.filter(({ refusal }) => refusal === null).map(({ run }) => run);
  return {
    runs,
    readable,
    usual: comparable.find(({ jobId }) => jobId === job.previousJobId) ?? comparable[0],
    gone: useGoneRun(job, runs.rows),
  };
}

const hasReport = ({ state, result }: Job) => state === 'succeeded' || result !== null;

function refusalOf(job: Job, { state, input }: Job): Refusal | null {
  if (state === 'canceled') {
    const why = 'It was canceled, so existing problems on pages it didn’t reach would look new.';
    return { short: 'canceled', why };
  }
  const why = whyIncomparable(job.input, input);
  return why === null ? null : { short: 'different options', why };
}

/** Returns the last comparable run when its report is gone. */
function useGoneRun(job: Job, kept: readonly Job[]): GoneRun | undefined {
  const before = lastComparable(job, useSiteHistory(job));
  const still = kept.find(({ jobId }) => jobId === before?.jobId);
  const note = useDocument(before && !still ? paths.goneJob(job.ownerUid, before.jobId) : undefined);
  if (!before) return undefined;
  if (still) return hasExpired(still, new Date()) ? { ranAt: before.at, why: 'expired' } : undefined;
  return note.status === 'ready' && note.value ? { ranAt: before.at, why: note.value.why } : undefined;
}

function lastComparable({ jobId }: Job, site: Live<SiteHistory | null>) {
  const runs = site.status === 'ready' ? (site.value?.runs ?? []) : [];
  const own = runs.findIndex((run) => run.jobId === jobId);
  return runs.slice(0, Math.max(0, own)).findLast(({ comparable }) => comparable === runs[own]?.comparable);
}

/** Subscribes to the history of a job’s site. */
export function useSiteHistory({ ownerUid, input }: Job) {
  return useDocument(paths.site(ownerUid, new URL(input.url).host));
}

/** The run that the URL names for comparison. */
type AskedRun =
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
