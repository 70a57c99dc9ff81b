import type { Comparison } from './comparison';
import type { Job } from './job';
import type { JobInput } from './jobInput';
import { type Grade, isScored } from './score';

/** One finished report of a site, as short as a trend needs it. */
export interface SiteRun {
  readonly jobId: string;
  readonly at: Date;
  readonly score: number;
  readonly grade: Grade;
  readonly errors: number;
  readonly warnings: number;
  /** Scope, address, and a mark of all that decides what is found: runs of one value may be compared. */
  readonly comparable: string;
  /** By how many new findings it got worse than the run before, as `Comparing` tells; absent when none was compared. */
  readonly worse?: { readonly errors: number; readonly warnings: number };
}

/** The document `users/{uid}/sites/{host}`: what a person knows of a site. Written in the batch that ends a job. */
export interface SiteHistory {
  readonly host: string;
  /** Newest last. */
  readonly runs: readonly SiteRun[];
  /** When the newest run ended, if it was worse than the comparable one before; else null. */
  readonly worseAt: Date | null;
  readonly updatedAt: Date;
}

const mostRuns = 30;

/** The history with one more run; the same job twice is one run. */
export function withRun(history: SiteHistory | undefined, host: string, run: SiteRun): SiteHistory {
  const before = (history?.runs ?? []).filter(({ jobId }) => jobId !== run.jobId);
  const runs = [...before, run].slice(-mostRuns);
  return { host, runs, worseAt: gotWorse({ runs }) ? run.at : null, updatedAt: run.at };
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

/** The address that a run began at; a very long one lacks its end. */
export const addressOf = ({ comparable }: SiteRun) => comparable.split(' ')[1] ?? '';

export interface SiteChange {
  readonly now: SiteRun;
  readonly before: SiteRun;
}

/**
 * The newest run and the comparable one before it, when it has got worse: by new errors or warnings where the findings
 * themselves were compared, since more pages read have more faults. Where they were not, by a lower score or more errors.
 */
export function gotWorse({ runs }: Pick<SiteHistory, 'runs'>): SiteChange | undefined {
  const now = runs.at(-1);
  const before = now && runs.slice(0, -1).findLast(({ comparable }) => comparable === now.comparable);
  if (!now || !before) return undefined;
  if (now.worse) return now.worse.errors + now.worse.warnings > 0 ? { now, before } : undefined;
  return now.score < before.score || now.errors > before.errors ? { now, before } : undefined;
}

/** A document's id: hosts have no “/”, but a document's id may not be `.` or `..`. */
export const siteIdOf = (host: string) => `site-${host}`;
