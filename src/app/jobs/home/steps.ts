import { hasEnded, type Job } from '../../../domain/job';
import type { SiteHistory } from '../../../domain/siteHistory';

export interface Step {
  readonly title: string;
  readonly words: string;
  readonly done: boolean;
  /** The job that the step is about. */
  readonly jobId?: string | undefined;
}

/** The way to a first comparison, and how far somebody has come on it. */
export function stepsOf(jobs: readonly Job[], sites: readonly SiteHistory[]): readonly Step[] {
  const running = jobs.find(({ state }) => !hasEnded(state));
  const again = sites.find(({ runs }) => runs.length > 0);
  return [
    {
      title: 'Check a site',
      words: 'Type its address above. The first findings come within seconds, and you can watch them arrive.',
      done: jobs.length > 0 || sites.length > 0,
    },
    {
      title: 'Read its report',
      words: running
        ? 'Your first check is on its way. Watch it find things.'
        : 'Your check ended without a report. Open it to see why, then try again.',
      done: sites.length > 0,
      jobId: (running ?? jobs[0])?.jobId,
    },
    {
      title: 'Fix something and check again',
      words: 'The second report says what is new and what is fixed, and your score gets a trend.',
      done: sites.some(({ runs }) => runs.length > 1),
      jobId: again?.runs.at(-1)?.jobId,
    },
  ];
}
