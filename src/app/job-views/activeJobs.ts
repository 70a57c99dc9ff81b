import { activeStates } from '../../domain/job';
import { plans } from '../../domain/plans';
import type { Query } from '../../services/backend';

/** As many as the largest plan runs at once. */
const mostActive = plans.team.jobsAtOnce;

/** Somebody's jobs that have not ended, also one that was started long ago, before many that have ended since. */
export const activeQuery = (uid: string): Query => ({
  from: 'jobs',
  where: [
    ['ownerUid', '==', uid],
    ['state', 'in', activeStates],
  ],
  orderBy: ['createdAt', 'desc'],
  limit: mostActive,
});
