import { useEffect, useState } from 'react';
import { useBackend } from '../../live/BackendContext';
import { changesWithTime, type JobFilter } from './jobFilter';
import { conditionsOf, mostCounted } from './jobQuery';

/** A count costs one read, so somebody who leaves the list open for an hour costs as many as minutes. */
const askEveryMs = 60_000;

/**
 * How many jobs match by now, of a filter that a job comes to fit or to leave when its state changes: no listener for the
 * newest one tells of those. It is asked again each minute that the list is looked at, and when somebody comes back to it.
 * @param counted how many there were when the page was read; undefined while that is not known.
 * @returns undefined where that can't change but by new jobs, and where there are too many to be counted.
 */
export function useMatching(
  filter: JobFilter,
  ownerUid: string | undefined,
  counted: number | undefined,
): number | undefined {
  const { data } = useBackend();
  const [latest, setLatest] = useState<{ readonly of: string; readonly total: number }>();
  const where = conditionsOf(filter, ownerUid);
  const known = counted !== undefined && counted < mostCounted;
  const key = known && changesWithTime(filter) ? `${counted} ${JSON.stringify(where)}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the conditions.
  useEffect(() => {
    if (key === undefined) return;
    let current = true;
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      data.count({ from: 'jobs', where, limit: mostCounted }).then(
        (total) => current && setLatest({ of: key, total }),
        // It is asked again; what is wrong with the list is told when that is read.
        () => undefined,
      );
    };
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [key, data]);
  if (key === undefined) return undefined;
  return latest?.of === key ? latest.total : counted;
}
