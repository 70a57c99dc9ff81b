import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useQuery } from '#app/live/useLive';
import type { Job } from '#domain/job';
import type { JobFilter } from './jobFilter';
import { isOver, jobPageSize, matchingQuery } from './jobQuery';

/**
 * Returns how many jobs were added since the page was read, at most `jobPageSize`, without moving the list.
 * Only the newest job is listened to, because listeners bill every document; the others are counted when it
 * changes.
 * @param first the first job of the page as it was read.
 * @param onTop the page is the first one, and has loaded.
 * @param matching how many match now, where that is known: a change triggers another count.
 */
export function useNewer(
  filter: JobFilter,
  ownerUid: string | undefined,
  first: Job | undefined,
  onTop: boolean,
  matching: number | undefined,
): number {
  const { data } = useBackend();
  const [counted, setCounted] = useState({ of: '', count: 0 });
  const comesOnTop = onTop && filter.sort === 'newest' && !isOver(filter, new Date());
  const matches = matchingQuery({ ...filter, from: first ? '' : filter.from }, ownerUid);
  const since = first
    ? { ...matches, where: [...matches.where, ['createdAt', '>', first.createdAt] as const] }
    : matches;
  const key = JSON.stringify(since.where);
  const found = useQuery(comesOnTop ? { ...since, limit: 1 } : undefined);
  const newest = found.status === 'ready' ? found.value[0]?.jobId : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is counted, and `matching` for its result.
  useEffect(() => {
    if (newest === undefined) return;
    let current = true;
    const report = (count: number) => current && setCounted({ of: key, count: Math.max(1, count) });
    data.count({ ...since, limit: jobPageSize }).then(
      report,
      // A single new job is known without a count.
      () => report(1),
    );
    return () => {
      current = false;
    };
  }, [newest, key, matching, data]);
  return newest !== undefined && counted.of === key ? counted.count : 0;
}
