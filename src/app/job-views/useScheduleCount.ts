import { useEffect, useState } from 'react';
import { useBackend } from '../live/BackendContext';
import { type Live, useQuery } from '../live/useLive';
import { dueQuery, hasMore, listedAtFirst, pausedQuery } from './scheduleQueries';

/**
 * Counts a user's schedules, including paused ones. If there are more than the listeners return, the server
 * counts.
 */
export function useScheduleCount(uid: string | undefined): Live<number> {
  const { data } = useBackend();
  const due = useQuery<object>(uid === undefined ? undefined : dueQuery(uid, listedAtFirst));
  const paused = useQuery<object>(uid === undefined ? undefined : pausedQuery(uid, listedAtFirst));
  const [all, setAll] = useState<Live<number>>({ status: 'loading' });
  const known =
    due.status === 'ready' && paused.status === 'ready'
      ? { due: due.value, paused: paused.value }
      : undefined;
  const isMore = known !== undefined && hasMore(known, listedAtFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count may change with either of them.
  useEffect(() => {
    if (!isMore || uid === undefined) return;
    let current = true;
    data.count({ from: 'schedules', where: [['ownerUid', '==', uid]] }).then(
      (value) => current && setAll({ status: 'ready', value }),
      (error: unknown) => current && setAll({ status: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [data, uid, isMore, known?.due, known?.paused]);
  if (isMore) return all;
  if (due.status !== 'ready') return due;
  if (paused.status !== 'ready') return paused;
  return { status: 'ready', value: due.value.length + paused.value.length };
}
