import type { Comparison } from './comparison';
import type { FailureCode, Job } from './job';
import type { JobInput } from './jobInput';
import { type Grade, isScored, type Unscored, unscoredBy } from './score';

/** The part of a finished report that a trend needs. */
export interface SiteRun {
  readonly jobId: string;
  readonly at: Date;
  readonly score: number;
  readonly grade: Grade;
  readonly errors: number;
  readonly warnings: number;
  /**
   * The scope, the URL, and a digest of everything that decides what is found. Runs with the same value are of one
   * kind and can be compared.
   */
  readonly comparable: string;
  /** The new findings that make it worse than the run before (see `ReportComparer`). Absent if none was compared. */
  readonly worse?: { readonly errors: number; readonly warnings: number };
  /** The last later check of its kind without a score. One with a score is a separate run. */
  readonly unread?: UnreadRun;
}

/**
 * Why a complete check could not evaluate any page: the site is down, blocks us, lost its pages, or leaves its
 * content to scripts.
 */
export type UnreadReason = Extract<FailureCode, 'site-unreachable' | 'blocked-by-robots'> | Unscored;

/** A check that evaluated no page, although an earlier one with the same input did. */
export interface UnreadRun {
  readonly jobId: string;
  readonly at: Date;
  readonly why: UnreadReason;
}

/**
 * Returns what a job without a score says about its site, or undefined if it has a score or ended for reasons of its
 * own.
 */
export function unreadOf({ jobId, state, result, failure }: Job, at: Date): UnreadRun | undefined {
  const why = state === 'succeeded' && result ? unscoredBy(result) : null;
  if (why !== null) return { jobId, at, why };
  if (state !== 'failed' || !failure) return undefined;
  switch (failure.code) {
    case 'site-unreachable':
    case 'no-page':
    case 'blocked-by-robots':
      return { jobId, at, why: failure.code };
    case 'quota-exceeded':
    case 'headers-unreadable':
    case 'deadline-exceeded':
    case 'internal':
      return undefined;
  }
}

/**
 * Returns the run of a job that ended with a score, or undefined for other jobs.
 * @param comparable of the job's input.
 */
export function runOf(
  job: Job,
  at: Date,
  comparable: string,
  comparison: Comparison | null = null,
): SiteRun | undefined {
  const { result, jobId, state } = job;
  if (!result || !isScored(result) || state !== 'succeeded') return undefined;
  const { score, grade, counts } = result;
  const run = { jobId, at, score, grade, errors: counts.error, warnings: counts.warning, comparable };
  if (comparison?.kind !== 'compared') return run;
  const { error: errors, warning: warnings } = comparison.worse;
  return { ...run, worse: { errors, warnings } };
}

const maxNameLength = 300;

/**
 * Identifies comparable runs.
 * @param mark a digest of the whole input.
 */
export const comparableOf = ({ scope, url }: Pick<JobInput, 'scope' | 'url'>, mark: string) =>
  `${`${scope} ${url}`.slice(0, maxNameLength)} ${mark}`;

/** Returns the scope of a run. See `Scope`. */
export const scopeOf = ({ comparable }: SiteRun) => comparable.split(' ')[0] ?? '';

/** Returns the URL that a run started at. Very long ones are truncated. */
export const startUrlOf = ({ comparable }: SiteRun) => comparable.split(' ')[1] ?? '';
