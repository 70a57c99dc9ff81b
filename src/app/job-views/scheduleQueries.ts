import type { Query } from '#services/backend';

/** What will run, and what is paused. */
interface Kinds<Each> {
  readonly due: Each;
  readonly paused: Each;
}

/** As many as the dashboard lists at first: who asks for as many shares its listeners. */
export const listedAtFirst: Kinds<number> = { due: 25, paused: 5 };

/** Whether there are more of either kind than are listed. */
export const hasMore = (found: Kinds<readonly object[]>, listed: Kinds<number>) =>
  found.due.length > listed.due || found.paused.length > listed.paused;

/** A person's schedules that will run, the next one first. One more than are listed tells that there are more. */
export const dueQuery = (uid: string, listed: Kinds<number>): Query => ({
  from: 'schedules',
  where: [
    ['ownerUid', '==', uid],
    // Paused ones have no next run, and Firestore orders what is nothing before every time.
    ['nextRunAt', '>', new Date(0)],
  ],
  orderBy: ['nextRunAt', 'asc'],
  limit: listed.due + 1,
});

/** A person's paused schedules, the oldest first. One more than are listed tells that there are more. */
export const pausedQuery = (uid: string, listed: Kinds<number>): Query => ({
  from: 'schedules',
  where: [
    ['ownerUid', '==', uid],
    ['paused', '==', true],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: listed.paused + 1,
});
