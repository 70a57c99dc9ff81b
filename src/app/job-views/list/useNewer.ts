import { useBackend } from '#app/live/BackendContext';
import { useQuery } from '#app/live/useLive';
import { useRead } from '#app/live/useRead';
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
  const comesOnTop = onTop && filter.sort === 'newest' && !isOver(filter, new Date());
  const matches = matchingQuery({ ...filter, from: first ? '' : filter.from }, ownerUid);
  const since = first
    ? { ...matches, where: [...matches.where, ['createdAt', '>', first.createdAt] as const] }
    : matches;
  const found = useQuery(comesOnTop ? { ...since, limit: 1 } : undefined);
  const newest = found.status === 'ready' ? found.value[0]?.jobId : undefined;

  const counted = useRead(
    newest === undefined ? undefined : JSON.stringify(since.where),
    () => data.count({ ...since, limit: jobPageSize }),
    [newest, matching],
  );
  if (counted.status === 'ready') return Math.max(1, counted.value);
  // A single new job is known without a count.
  return counted.status === 'error' ? 1 : 0;
}
