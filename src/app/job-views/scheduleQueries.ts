import { paths } from '#domain/collections';
import type { Schedule } from '#domain/schedule';
import type { Query } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { type Live, useQuery } from '../live/useLive';
import { useRead } from '../live/useRead';

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
export const dueQuery = (uid: string, listed: Kinds<number>): Query<Schedule> => ({
  from: paths.schedules,
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
export const pausedQuery = (uid: string, listed: Kinds<number>): Query<Schedule> => ({
  from: paths.schedules,
  where: [
    ['ownerUid', '==', uid],
    ['paused', '==', true],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: listed.paused + 1,
});

/**
 * Counts a user's schedules, including paused ones. If there are more than the listeners return, the server
 * counts.
 */
export function useScheduleCount(uid: string | undefined): Live<number> {
  const { data } = useBackend();
  const due = useQuery(uid === undefined ? undefined : dueQuery(uid, listedAtFirst));
  const paused = useQuery(uid === undefined ? undefined : pausedQuery(uid, listedAtFirst));
  const known =
    due.status === 'ready' && paused.status === 'ready'
      ? { due: due.value, paused: paused.value }
      : undefined;
  const isMore = known !== undefined && hasMore(known, listedAtFirst);
  const all = useRead(
    isMore ? uid : undefined,
    () => data.count({ from: paths.schedules, where: [['ownerUid', '==', uid ?? '']] }),
    // The count may change with either of them.
    [known?.due, known?.paused],
  );
  if (isMore) return all;
  if (due.status !== 'ready') return due;
  if (paused.status !== 'ready') return paused;
  return { status: 'ready', value: due.value.length + paused.value.length };
}
