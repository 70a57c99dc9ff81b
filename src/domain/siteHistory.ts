import type { SiteRun, UnreadRun } from './siteRun';

/** The document `users/{uid}/sites/{host}`: what a person knows of a site. Written in the batch that ends a job. */
export interface SiteHistory {
  readonly host: string;
  /** Those that read a page, newest last; checks of every kind, of which each is kept by itself. */
  readonly runs: readonly SiteRun[];
  /** The check that came after them all and read no page: no longer written here, since it belongs to a run of its kind. */
  readonly unread?: UnreadRun;
  /** When the newest check ended of those that `gotWorse` tells of; null when it tells of none. */
  readonly worseAt: Date | null;
  readonly updatedAt: Date;
}

/**
 * What is kept of a site: 30 runs each of twenty kinds. Where there are more kinds, those with the most runs give some, so
 * that each of 200, as many as the largest plan has schedules, still has three: the newest, the one that it is compared
 * with, and another should that be deleted.
 *
 * A run takes at most 622 bytes: 318 of `comparable`, 118 of other values, 90 of names, and 32 for each of its three maps.
 * So a document has at most 600 × 622 B = 373 kB of the 1,048 kB that Firestore takes; with addresses of 60 characters and
 * neither `worse` nor `unread` a run has 220 bytes, and 600 have 132 kB.
 */
const mostOfKind = 30;
const mostRuns = 600;
const mostKinds = 200;

/** The history with one more run, which ends all news of its own kind alone; the same job twice is one run. */
export function withRun(history: SiteHistory | undefined, host: string, run: SiteRun): SiteHistory {
  const before = history ? runsOf(history).filter(({ jobId }) => jobId !== run.jobId) : [];
  return historyOf(host, kept([...before, run]), run.at);
}

/** The history after a check that read nothing; undefined when none that asked for the same ever read a page. */
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
  return historyOf(history.host, marked, unread.at);
}

function historyOf(host: string, runs: readonly SiteRun[], updatedAt: Date): SiteHistory {
  return { host, runs, worseAt: gotWorse({ runs, updatedAt })[0]?.at ?? null, updatedAt };
}

/** A document that still tells of an unread check beside its runs is read as if the newest of them bore it. */
function runsOf({ runs, unread }: Pick<SiteHistory, 'runs' | 'unread'>): readonly SiteRun[] {
  const last = runs.at(-1);
  return unread && last ? [...runs.slice(0, -1), { ...last, unread }] : runs;
}

/** The newest of each kind; the kinds that have not run for longest make place. */
function kept(runs: readonly SiteRun[]): readonly SiteRun[] {
  const kinds = kindsOf(runs).slice(0, mostKinds);
  const newest = (most: number) => kinds.flatMap((kind) => kind.slice(0, most));
  let most = mostOfKind;
  while (newest(most).length > mostRuns) most--;
  const stay = new Set(newest(most));
  return runs.filter((run) => stay.has(run));
}

/** Runs by kind, each newest first, and first the kind that ran last. */
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
export interface SiteNews {
  readonly jobId: string;
  readonly at: Date;
  /** The newest run of its kind: that check itself or, where `unread` tells of the check, the last that read a page. */
  readonly now: SiteRun;
  /** The run of its kind before that; undefined when it is no longer kept. */
  readonly before: SiteRun | undefined;
}

/** More than a month, so that a monthly schedule has run again by then. */
const givenUpAfter = 35 * 86_400_000;

/**
 * What got worse and is still so, newest first, at most one check of each kind: the newest of its kind, if it read no page
 * any more, or has got worse by new errors or warnings where the findings themselves were compared, since more pages read
 * have more faults; where they were not, by a lower score or more errors. News of a kind ends when a later check of that
 * kind is not worse, whatever checks of other kinds find; or when its kind was given up, such as by other settings of a
 * schedule: others ran on for 35 days and it did not.
 */
export function gotWorse(site: Pick<SiteHistory, 'runs' | 'unread' | 'updatedAt'>): readonly SiteNews[] {
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

/** A document's id: hosts have no “/”, but a document's id may not be `.` or `..`. */
export const siteIdOf = (host: string) => `site-${host}`;
