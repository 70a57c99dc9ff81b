import type { Comparison } from './comparison';
import type { FailureCode, Job } from './job';
import type { JobInput } from './jobInput';
import { type Grade, isScored, type Unscored, unscoredBy } from './score';

/** One finished report of a site, as short as a trend needs it. */
export interface SiteRun {
  readonly jobId: string;
  readonly at: Date;
  readonly score: number;
  readonly grade: Grade;
  readonly errors: number;
  readonly warnings: number;
  /** Scope, address, and a mark of all that decides what is found: runs of one value are of one kind and may be compared. */
  readonly comparable: string;
  /** By how many new findings it got worse than the run before, as `Comparing` tells; absent when none was compared. */
  readonly worse?: { readonly errors: number; readonly warnings: number };
  /** The last check of its kind that came after it and has no score; one that has one is a run of its own. */
  readonly unread?: UnreadRun;
}

/**
 * Why a check that was made in full judged nothing: a site that is down, shuts us out, has no page where it had one, or
 * leaves its content to scripts.
 */
export type UnreadWhy = Extract<FailureCode, 'site-unreachable' | 'blocked-by-robots'> | Unscored;

/** A check that judged no page where one that asked for the same had judged some. */
export interface UnreadRun {
  readonly jobId: string;
  readonly at: Date;
  readonly why: UnreadWhy;
}

/** What a job without a score says of its site; undefined when it has one, or ended for reasons of its own. */
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
 * A run of a job that ended with a score; undefined for one that didn't.
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

const longestName = 300;

/**
 * What tells comparable runs apart.
 * @param mark stands for everything that was asked for.
 */
export const comparableOf = ({ scope, url }: Pick<JobInput, 'scope' | 'url'>, mark: string) =>
  `${`${scope} ${url}`.slice(0, longestName)} ${mark}`;

/** What a run was to check; see `Scope`. */
export const scopeOf = ({ comparable }: SiteRun) => comparable.split(' ')[0] ?? '';

/** The address that a run began at; a very long one lacks its end. */
export const addressOf = ({ comparable }: SiteRun) => comparable.split(' ')[1] ?? '';
