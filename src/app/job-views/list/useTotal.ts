import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { changesWithTime, type JobFilter } from './jobFilter';
import { matchingQuery, mostCounted } from './jobQuery';
import type { Owner } from './ownerOf';

/** A count costs one read, so somebody who leaves the list open for an hour costs as many as minutes. */
const askEveryMs = 60_000;

/** How many jobs match. */
export interface Total {
  /** When the page was read; undefined while it is counted or can't be. `mostCounted` stands for that many or more. */
  readonly asRead: number | undefined;
  /** By now; undefined where that can't change but by new jobs, and where there are too many to be counted. */
  readonly now: number | undefined;
}

/**
 * Counts the jobs that match. Where a job comes to fit or to leave when its state changes, no listener for the newest one
 * tells of it: they are counted again each minute that the list is looked at, and when somebody comes back to it.
 * @param owner whose jobs; undefined while that is being looked up.
 * @param round another one is another reading of the page.
 */
export function useTotal(filter: JobFilter, owner: Owner | undefined, round: number): Total {
  const { data } = useBackend();
  const matching = owner && matchingQuery(filter, owner.uid);
  const key = `${round} ${JSON.stringify(matching?.where)}`;
  const ages = changesWithTime(filter);
  const [counted, setCounted] = useState<{ of: string; asRead: number; now: number }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the conditions and the round.
  useEffect(() => {
    if (!matching) return;
    let current = true;
    let asRead: number | undefined;
    const count = () =>
      data.count({ ...matching, limit: mostCounted }).then(
        (now) => {
          if (!current) return;
          asRead ??= now;
          setCounted({ of: key, asRead, now });
        },
        // Without a number the list still works; what is wrong with it is told when its page is read.
        () => undefined,
      );
    const countAgain = () => {
      if (document.hidden || !navigator.onLine) return;
      if (asRead !== undefined && asRead < mostCounted) void count();
    };
    void count();
    const timer = ages ? setInterval(countAgain, askEveryMs) : undefined;
    if (ages) document.addEventListener('visibilitychange', countAgain);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', countAgain);
    };
  }, [key, ages, data]);

  if (counted?.of !== key) return { asRead: undefined, now: undefined };
  const { asRead, now } = counted;
  return { asRead, now: ages && asRead < mostCounted ? now : undefined };
}
