import type { Comparison } from './comparison';
import type { FailureCode, Job } from './job';
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

/** Why a check that was made in full read nothing: a site that is down, shuts us out, or has no page where it had one. */
export type UnreadWhy = Extract<FailureCode, 'site-unreachable' | 'no-page' | 'blocked-by-robots'>;

/** A check that read no page where one that asked for the same had read some. */
export interface UnreadRun {
  readonly jobId: string;
  readonly at: Date;
  readonly why: UnreadWhy;
}

/** The document `users/{uid}/sites/{host}`: what a person knows of a site. Written in the batch that ends a job. */
export interface SiteHistory {
  readonly host: string;
  /** Those that read a page, newest last. */
  readonly runs: readonly SiteRun[];
  /** The check that came after them all, when it read no page any more. */
  readonly unread?: UnreadRun;
  /** When the newest check ended, if it was worse than the comparable one before; else null. */
  readonly worseAt: Date | null;
  readonly updatedAt: Date;
}

const mostRuns = 30;

/** The history with one more run, which ends what could not be read before it; the same job twice is one run. */
export function withRun(history: SiteHistory | undefined, host: string, run: SiteRun): SiteHistory {
  const before = (history?.runs ?? []).filter(({ jobId }) => jobId !== run.jobId);
  const runs = [...before, run].slice(-mostRuns);
  return { host, runs, worseAt: gotWorse({ runs }) ? run.at : null, updatedAt: run.at };
}

/** The history after a check that read nothing; undefined when none that asked for the same ever read a page. */
export function withUnread(
  history: SiteHistory | undefined,
  unread: UnreadRun,
  comparable: string,
): SiteHistory | undefined {
  if (!history?.runs.some((run) => run.comparable === comparable)) return undefined;
  return { ...history, unread, worseAt: unread.at, updatedAt: unread.at };
}

/** What a job that read no page says of its site; undefined when it read one, or ended for reasons of its own. */
export function unreadOf({ jobId, state, result, failure }: Job, at: Date): UnreadRun | undefined {
  if (state === 'succeeded' && result && !isScored(result)) return { jobId, at, why: 'no-page' };
  if (state !== 'failed' || !failure) return undefined;
  switch (failure.code) {
    case 'site-unreachable':
    case 'no-page':
    case 'blocked-by-robots':
      return { jobId, at, why: failure.code };
    case 'quota-exceeded':
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
