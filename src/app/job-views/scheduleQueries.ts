import type { Query } from '#services/backend';

/** Values for active and for paused schedules. */
interface Kinds<Each> {
  readonly due: Each;
  readonly paused: Each;
}

/** As many as the dashboard lists initially. Other callers with the same limits share its listeners. */
export const listedAtFirst: Kinds<number> = { due: 25, paused: 5 };

/** Returns whether there are more of either kind than are listed. */
export const hasMore = (found: Kinds<readonly object[]>, listed: Kinds<number>) =>
  found.due.length > listed.due || found.paused.length > listed.paused;

/**
 * Queries a user's active schedules, next run first. Requests one more than are listed, which shows whether
 * there are more.
 */
export const dueQuery = (uid: string, listed: Kinds<number>): Query => ({
  from: 'schedules',
  where: [
    ['ownerUid', '==', uid],
    // Paused schedules have no next run, and Firestore sorts null before every time.
    ['nextRunAt', '>', new Date(0)],
  ],
  orderBy: ['nextRunAt', 'asc'],
  limit: listed.due + 1,
});

/**
 * Queries a user's paused schedules, oldest first. Requests one more than are listed, which shows whether
 * there are more.
 */
export const pausedQuery = (uid: string, listed: Kinds<number>): Query => ({
  from: 'schedules',
  where: [
    ['ownerUid', '==', uid],
    ['paused', '==', true],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: listed.paused + 1,
});
