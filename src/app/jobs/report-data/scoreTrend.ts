import { useMemo } from 'react';
import type { Job } from '#domain/job';
import type { SiteHistory } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';

/** How a report compares with the earlier runs of its kind. */
export interface ScoreTrend {
  /** The scores of its kind up to this report, oldest first. */
  readonly scores: readonly number[];
  readonly since: Date;
  /** Differences from the run before it. */
  readonly change: { readonly score: number; readonly error: number; readonly warning: number };
}

/** Returns the trend of a job’s score, or undefined for the first run of its kind. */
export function trendOf(runs: readonly SiteRun[], jobId: string): ScoreTrend | undefined {
  const own = runs.find((run) => run.jobId === jobId);
  if (!own) return undefined;
  const like = runs.slice(0, runs.indexOf(own) + 1).filter(({ comparable }) => comparable === own.comparable);
  const [first, before] = [like[0], like.at(-2)];
  if (!first || !before) return undefined;
  return {
    scores: like.map(({ score }) => score),
    since: first.at,
    change: {
      score: own.score - before.score,
      error: own.errors - before.errors,
      warning: own.warnings - before.warnings,
    },
  };
}

/** Follows the trend of a job’s score. */
export function useScoreTrend({ jobId }: Job, site: SiteHistory | null): ScoreTrend | undefined {
  const runs = site?.runs;
  return useMemo(() => runs && trendOf(runs, jobId), [runs, jobId]);
}
