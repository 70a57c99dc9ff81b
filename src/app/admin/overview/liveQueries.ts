import { statsShards } from '#domain/stats';
import type { Query } from '#services/backend';

export const oldestRunningQuery: Query = {
  from: 'jobs',
  where: [['state', '==', 'running']],
  orderBy: ['startedAt', 'asc'],
  limit: 5,
};

export const newestJobsQuery: Query = { from: 'jobs', orderBy: ['createdAt', 'desc'], limit: 5 };

/** Queries the counters of that day (UTC) and, past its midnight, of the next. */
export const endedSinceQuery = (day: string): Query => ({
  from: 'stats',
  where: [['day', '>=', day]],
  orderBy: ['day', 'asc'],
  limit: 2 * statsShards,
});

/** Deletions take minutes. One that was requested before this is stuck. */
export const stuckDeletionsQuery = (before: Date): Query => ({
  from: 'deletions',
  where: [['requestedAt', '<', before]],
  orderBy: ['requestedAt', 'asc'],
  limit: 20,
});

export const changedUserQuery: Query = { from: 'users', orderBy: ['updatedAt', 'desc'], limit: 1 };
export const newestEntryQuery: Query = { from: 'waitlist', orderBy: ['joinedAt', 'desc'], limit: 1 };
export const decidedEntryQuery: Query = { from: 'waitlist', orderBy: ['decidedAt', 'desc'], limit: 1 };
