import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { changesWithTime, type JobFilter } from './jobFilter';
import { matchingQuery, maxCounted, type Owner } from './jobQuery';

/** A count costs one read, so a list left open for an hour costs sixty. */
const askEveryMs = 60_000;

/** How many jobs match. */
export interface Total {
  /**
   * When the page was read; undefined while it is being counted or can't be. `mostCounted` means that many
   * or more.
   */
  readonly asRead: number | undefined;
  /** Now; undefined where only new jobs can change it, and where there are too many to count. */
  readonly now: number | undefined;
}

/**
 * Counts the matching jobs. Where jobs start or stop matching when their state changes, the listener for the
 * newest one doesn't notice: they are counted again each minute while the list is visible, and when the user
 * returns to it.
 * @param owner undefined while the owner is being looked up.
 * @param round changes when the page is read again.
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
      data.count({ ...matching, limit: maxCounted }).then(
        (now) => {
          if (!current) return;
          asRead ??= now;
          setCounted({ of: key, asRead, now });
        },
        // The list works without a total; a real problem is shown when its page is read.
        () => undefined,
      );
    const countAgain = () => {
      if (document.hidden || !navigator.onLine) return;
      if (asRead !== undefined && asRead < maxCounted) void count();
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
  return { asRead, now: ages && asRead < maxCounted ? now : undefined };
}
