import { activeStates, hasEnded, type JobState, jobStates } from '#domain/job';
import { type PlanLimits, plans } from '#domain/plans';
import type { Query } from '#services/backend';

/** As many as the largest plan runs at once: somebody may have started them under another plan than they have now. */
export const activeListed = plans.team.jobsAtOnce;

/**
 * Somebody's jobs that have not ended, also one that was started long ago, before many that have ended since. One more
 * than are listed, or than they may run, tells that there are more.
 * @param limits of who asks how many run; who lists them gives none.
 */
export const activeQuery = (uid: string, limits?: Pick<PlanLimits, 'jobsAtOnce'>): Query =>
  newestOf(uid, activeStates, Math.max(activeListed, limits?.jobsAtOnce ?? 0) + 1);

const endedStates = jobStates.filter(hasEnded);

/** The newest of somebody's jobs that have ended, however many run. */
export const endedQuery = (uid: string, limit: number): Query => newestOf(uid, endedStates, limit);

const newestOf = (uid: string, states: readonly JobState[], limit: number): Query => ({
  from: 'jobs',
  where: [
    ['ownerUid', '==', uid],
    ['state', 'in', states],
  ],
  orderBy: ['createdAt', 'desc'],
  limit,
});
