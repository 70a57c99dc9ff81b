import type { Job } from './job';
import type { SiteRun, UnreadRun } from './siteRun';

/** The document `users/{uid}/sites/{host}`: a user's history of a site. Written in the batch that ends a job. */
export interface SiteHistory {
  readonly host: string;
  /** Runs that read a page, newest last. Each kind of check is limited separately. */
  readonly runs: readonly SiteRun[];
  /** The latest check of all, if it read no page. No longer written, because it belongs to a run of its kind. */
  readonly unread?: UnreadRun;
  /** When the newest check that `gotWorse` returns ended, or null if there is none. */
  readonly worseAt: Date | null;
  readonly updatedAt: Date;
  /**
   * The newest icon that a job found: a PNG or ICO file of at most `maxIconBytes`, in base64. It is stored here because
   * every screen that shows it reads this document already.
   */
  readonly icon?: string;
}

/**
 * The stored history: 30 runs each of twenty kinds. With more kinds, those with the most runs give some up, so that
 * each of 200 (the largest plan's limit of schedules) keeps three: the newest, the one that it is compared with, and
 * a spare in case that is deleted.
 *
 * A run has at most 622 bytes: 318 of `comparable`, 118 of other values, 90 of names, and 32 for each of its three
 * maps. So a document has at most 600 × 622 B = 373 kB of Firestore's 1,048 kB. With URLs of 60 characters and
 * neither `worse` nor `unread`, a run has 220 bytes, and 600 runs have 132 kB.
 */
const maxRunsPerKind = 30;
const maxRuns = 600;
const maxKinds = 200;

/**
 * Returns the history with one more run, which replaces the news of its own kind only. Adding the same job twice
 * counts as one run.
 */
export function withRun(history: SiteHistory | undefined, host: string, run: SiteRun): SiteHistory {
  const before = history ? runsOf(history).filter(({ jobId }) => jobId !== run.jobId) : [];
  return withIcon(historyOf(host, runsToKeep([...before, run]), run.at), history?.icon);
}

/** Returns the history after a check that read nothing, or undefined if none with the same input ever read a page. */
export function withUnread(
  history: SiteHistory | undefined,
  unread: UnreadRun,
  comparable: string,
): SiteHistory | undefined {
  if (!history) return undefined;
  const runs = runsOf(history);
  const last = runs.findLast((run) => run.comparable === comparable);
  if (!last) return undefined;
  const marked = runs.map((run) => (run === last ? { ...run, unread } : run));
  return withIcon(historyOf(history.host, marked, unread.at), history.icon);
}

/** Returns the history with other numbers of one of its runs. */
export function withNumbersOf(
  history: SiteHistory,
  jobId: string,
  numbers: Pick<SiteRun, 'score' | 'grade' | 'errors' | 'warnings'>,
): SiteHistory {
  const runs = runsOf(history).map((run) => (run.jobId === jobId ? { ...run, ...numbers } : run));
  return withIcon(historyOf(history.host, runs, history.updatedAt), history.icon);
}

/** Returns the history with the icon of its latest job. If that found none, the site keeps its icon. */
export function withIcon(history: SiteHistory, icon: string | null | undefined): SiteHistory {
  return icon ? { ...history, icon } : history;
}

function historyOf(host: string, runs: readonly SiteRun[], updatedAt: Date): SiteHistory {
  return { host, runs, worseAt: gotWorse({ runs, updatedAt })[0]?.at ?? null, updatedAt };
}

/** In an old document, an unread check beside the runs belongs to the newest of them. */
function runsOf({ runs, unread }: Pick<SiteHistory, 'runs' | 'unread'>): readonly SiteRun[] {
  const last = runs.at(-1);
  return unread && last ? [...runs.slice(0, -1), { ...last, unread }] : runs;
}

/** Keeps the newest of each kind. The kinds that haven't run for longest give way. */
function runsToKeep(runs: readonly SiteRun[]): readonly SiteRun[] {
  const kinds = kindsOf(runs).slice(0, maxKinds);
  const newest = (perKind: number) => kinds.flatMap((kind) => kind.slice(0, perKind));
  let perKind = maxRunsPerKind;
  while (newest(perKind).length > maxRuns) perKind--;
  const stay = new Set(newest(perKind));
  return runs.filter((run) => stay.has(run));
}

/** Groups runs by kind, each newest first, starting with the kind that ran last. */
function kindsOf(runs: readonly SiteRun[]): readonly (readonly SiteRun[])[] {
  const kinds = new Map<string, SiteRun[]>();
  for (const run of [...runs].reverse()) {
    const kind = kinds.get(run.comparable);
    if (kind) kind.push(run);
    else kinds.set(run.comparable, [run]);
  }
  return [...kinds.values()];
}

/** A check that was worse than the one of its kind before it. */
export interface SiteChange {
  readonly jobId: string;
  readonly at: Date;
  /** The newest run of its kind: the check itself or, if `unread` is that check, the last that read a page. */
  readonly now: SiteRun;
  /** The run of its kind before that, or undefined if it is no longer stored. */
  readonly before: SiteRun | undefined;
}

/** More than a month, so that a monthly schedule has run again by then. */
const givenUpAfter = 35 * 86_400_000;

/**
 * Returns what got worse and still is, newest first, with at most one check per kind. A kind got worse if its newest
 * check read no page, or has new errors or warnings where findings were compared (more pages have more problems).
 * Without that comparison, it got worse by a lower score or more errors. A later check of the same kind that isn't
 * worse ends it. So does abandoning the kind, for example by changing a schedule's settings: other kinds ran for 35
 * days and this one didn't.
 */
export function gotWorse(site: Pick<SiteHistory, 'runs' | 'unread' | 'updatedAt'>): readonly SiteChange[] {
  return kindsOf(runsOf(site))
    .flatMap(([now, before]) => {
      if (!now || !isWorse(now, before)) return [];
      const { jobId, at } = now.unread ?? now;
      return [{ jobId, at, now, before }];
    })
    .filter(({ at }) => site.updatedAt.getTime() - at.getTime() <= givenUpAfter)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function isWorse({ unread, worse, score, errors }: SiteRun, before: SiteRun | undefined): boolean {
  if (unread) return true;
  if (worse) return worse.errors + worse.warnings > 0;
  return before !== undefined && (score < before.score || errors > before.errors);
}

/** Returns the runs of the same kind as the newest, oldest first. Only their scores are comparable. */
export function trendOf({ runs }: Pick<SiteHistory, 'runs'>): readonly SiteRun[] {
  const last = runs.at(-1);
  return runs.filter(({ comparable }) => comparable === last?.comparable);
}

/**
 * Returns the score of the run before a job with the same options: the run that the job is compared with or, if that is
 * no longer stored, the newest. Null if there is none.
 */
export function previousScoreOf(
  history: Pick<SiteHistory, 'runs'> | undefined,
  { jobId, previousJobId }: Pick<Job, 'jobId' | 'previousJobId'>,
  comparable: string,
): number | null {
  const like = (history?.runs ?? []).filter((run) => run.comparable === comparable && run.jobId !== jobId);
  return (like.find((run) => run.jobId === previousJobId) ?? like.at(-1))?.score ?? null;
}

/** Returns a document ID. Hosts contain no “/”, but a document's ID can't be `.` or `..`. */
export const siteIdOf = (host: string) => `site-${host}`;
