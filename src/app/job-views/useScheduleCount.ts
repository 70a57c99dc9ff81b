import { useEffect, useState } from 'react';
import type { Query } from '../../services/backend';
import { useBackend } from '../live/BackendContext';
import { type Live, useQuery } from '../live/useLive';

/** As many as the dashboard listens to anyway. */
const listened = 25;

const firstQuery = (uid: string): Query => ({
  from: 'schedules',
  where: [['ownerUid', '==', uid]],
  orderBy: ['nextRunAt', 'asc'],
  limit: listened,
});

/** How many schedules somebody has, paused ones too; more than are listened to are counted by the server. */
export function useScheduleCount(uid: string | undefined): Live<number> {
  const { data } = useBackend();
  const first = useQuery<object>(uid === undefined ? undefined : firstQuery(uid));
  const [all, setAll] = useState<Live<number>>({ status: 'loading' });
  const more = first.status === 'ready' && first.value.length === listened ? first.value : undefined;
  useEffect(() => {
    if (!more || uid === undefined) return;
    let current = true;
    data.count({ from: 'schedules', where: [['ownerUid', '==', uid]] }).then(
      (value) => current && setAll({ status: 'ready', value }),
      (error: unknown) => current && setAll({ status: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [data, uid, more]);
  if (more) return all;
  return first.status === 'ready' ? { status: 'ready', value: first.value.length } : first;
}
