import { paths } from '#domain/collections';
import { activeStates, hasEnded, type Job, type JobState, jobStates } from '#domain/job';
import { type PlanLimits, plans } from '#domain/plans';
import type { Query } from '#services/backend';

/** Active jobs in the list of running jobs: the concurrency of the largest plan. */
export const activeListed = plans.team.jobsAtOnce;

const mostActive = ({ jobsAtOnce, queuedJobs }: ActiveLimits) => jobsAtOnce + queuedJobs;

type ActiveLimits = Pick<PlanLimits, 'jobsAtOnce' | 'queuedJobs'>;

/** Returns how many active jobs are started, and how many wait for others. */
export function loadOf(jobs: readonly Pick<Job, 'waitsFor'>[]) {
  const waiting = jobs.filter(({ waitsFor }) => waitsFor).length;
  return { running: jobs.length - waiting, waiting };
}

/**
 * Queries a user's jobs that have not ended, including long-running ones older than many ended jobs.
 * Requests one more than are listed or allowed, which shows whether there are more.
 * @param limits for counting against the user's limits; omitted for listing.
 */
export const activeQuery = (uid: string, limits: ActiveLimits = plans.team): Query<Job> =>
  newestOf(uid, activeStates, Math.max(mostActive(plans.team), mostActive(limits)) + 1);

const endedStates = jobStates.filter(hasEnded);

/** Queries a user's newest ended jobs, however many are running. */
export const endedQuery = (uid: string, limit: number): Query<Job> => newestOf(uid, endedStates, limit);

const newestOf = (uid: string, states: readonly JobState[], limit: number): Query<Job> => ({
  from: paths.jobs,
  where: [
    ['ownerUid', '==', uid],
    ['state', 'in', states],
  ],
  orderBy: ['createdAt', 'desc'],
  limit,
});
