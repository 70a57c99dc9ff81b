import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useQuery } from '#app/live/useLive';
import { useRead } from '#app/live/useRead';
import type { Job } from '#domain/job';
import type { DataService, Query } from '#services/backend';
import { changesWithTime, type JobFilter } from './jobFilter';
import {
  cursorAt,
  isOver,
  jobPageSize,
  matchingQuery,
  maxCounted,
  namesOwner,
  type Owner,
  pageQuery,
  resolveOwner,
} from './jobQuery';

interface JobsPage {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: unknown;
  /**
   * A snapshot: the list changes only on request, and the previous one stays until the next has loaded.
   * Where the same list can't be reloaded, it stays, too, with the error beside it.
   */
  readonly jobs: readonly Job[];
  /** This is the first page. */
  readonly isFirst: boolean;
  /** Cursors of the adjacent pages; undefined where there is none. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /**
   * How many match; undefined while it is being counted or can't be. `mostCounted` means that many or more.
   */
  readonly total: number | undefined;
  /** Jobs added since. */
  readonly newer: number;
  /** Existing jobs have started or stopped matching since. */
  readonly changed: boolean;
  readonly reload: () => void;
}

/** Reads one page of the list once; after a failure, again when the connection returns. */
export function useJobsPage(filter: JobFilter, ownerUid: string | undefined): JobsPage {
  const { data } = useBackend();
  const query = pageQuery(filter, ownerUid);
  const read = useRead(JSON.stringify(query), () => readPage(data, filter, ownerUid));
  const { round, retry: reload } = read;
  const error = read.status === 'loading' || read.isReading ? undefined : read.error;
  const status = read.isReading ? 'loading' : error === undefined ? 'ready' : 'error';
  const page = read.status === 'ready' ? read.value : undefined;
  const more = page?.more ?? false;
  const jobs = useLastJobs(page?.jobs, read.status === 'loading');
  const backwards = query.before !== undefined;
  const first = jobs[0];
  const last = jobs.at(-1);
  // A page reached by “Next” has a previous one, and vice versa.
  const hasPrevious = backwards ? more : query.after !== undefined;
  const isNamed = namesOwner(filter, ownerUid);
  // The owner behind the filter's email address is known once the page has been read.
  const owner = isNamed && status !== 'ready' ? undefined : { uid: isNamed ? page?.ownerUid : ownerUid };
  const { asRead: total, now } = useTotal(filter, owner, round);
  const matching = status === 'ready' ? now : undefined;
  const fromTop = query.after === undefined && !backwards;
  const hasNext = backwards || (more && !(fromTop && total !== undefined && total <= jobPageSize));
  const isFirst = fromTop || (backwards && status !== 'loading' && !more);
  return {
    status,
    error,
    jobs,
    isFirst,
    previous: status === 'ready' && hasPrevious && first ? cursorAt(first, filter) : undefined,
    next: status === 'ready' && hasNext && last ? cursorAt(last, filter) : undefined,
    total,
    newer: useNewer(filter, owner?.uid, first, isFirst && status === 'ready', matching),
    changed: matching !== undefined && matching !== total,
    reload,
  };
}

async function readPage(data: DataService, filter: JobFilter, listOwnerUid: string | undefined) {
  const ownerUid = await resolveOwner(data, filter, listOwnerUid);
  const query = pageQuery(filter, ownerUid);
  return { ownerUid, ...cut(await data.readQuery(query), query) };
}

function cut(found: readonly Job[], { limit, before }: Pick<Query, 'limit' | 'before'>) {
  return {
    more: found.length === limit,
    jobs: before === undefined ? found.slice(0, jobPageSize) : found.slice(-jobPageSize),
  };
}

/** Returns these jobs, or those of the previous page while the next one loads. */
function useLastJobs(jobs: readonly Job[] | undefined, isLoading: boolean): readonly Job[] {
  const last = useRef<readonly Job[]>([]);
  if (!isLoading) last.current = jobs ?? [];
  return last.current;
}

/**
 * Returns how many jobs were added since the page was read, at most `jobPageSize`, without moving the list.
 * Only the newest job is listened to, because listeners bill every document; the others are counted when it
 * changes.
 * @param first the first job of the page as it was read.
 * @param onTop the page is the first one, and has loaded.
 * @param matching how many match now, where that is known: a change triggers another count.
 */
function useNewer(
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

/** A count costs one read, so a list left open for an hour costs sixty. */
const askEveryMs = 60_000;

/** How many jobs match. */
interface Total {
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
