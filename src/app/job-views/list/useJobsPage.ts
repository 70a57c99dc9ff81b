import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useOnline } from '#app/live/useOnline';
import type { Job } from '#domain/job';
import type { DataService, Query } from '#services/backend';
import type { JobFilter } from './jobFilter';
import { cursorAt, jobPageSize, pageQuery } from './jobQuery';
import { namesOwner, resolveOwner } from './owner';
import { useNewer } from './useNewer';
import { useTotal } from './useTotal';

export interface JobsPage {
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

interface Read {
  readonly of: string;
  readonly queryKey: string;
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  readonly jobs: readonly Job[];
  readonly more: boolean;
  /** The owner of the jobs; see `ownerOf`. */
  readonly ownerUid?: string | undefined;
}

const nothing: Read = { of: '', queryKey: '', status: 'loading', jobs: [], more: false };

/** Reads one page of the list once; after a failure, again when the connection returns. */
export function useJobsPage(filter: JobFilter, ownerUid: string | undefined): JobsPage {
  const { data } = useBackend();
  const [round, reload] = useReducer((n: number) => n + 1, 0);
  const [read, setRead] = useState(nothing);
  const query = pageQuery(filter, ownerUid);
  const queryKey = JSON.stringify(query);
  const key = `${round} ${queryKey}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query and the round.
  useEffect(() => {
    let current = true;
    readPage(data, filter, ownerUid).then(
      (page) => current && setRead({ of: key, queryKey, status: 'ready', ...page }),
      (error: unknown) =>
        current &&
        setRead((before) => {
          const { jobs, more } = before.queryKey === queryKey ? before : nothing;
          return { of: key, queryKey, status: 'error', error, jobs, more };
        }),
    );
    return () => {
      current = false;
    };
  }, [key, data]);

  const { status, error, jobs, more } = read.of === key ? read : { ...nothing, jobs: read.jobs };
  useWhenOnlineAgain(() => {
    if (status === 'error') reload();
  });
  const backwards = query.before !== undefined;
  const first = jobs[0];
  const last = jobs.at(-1);
  // A page reached by “Next” has a previous one, and vice versa.
  const hasPrevious = backwards ? more : query.after !== undefined;
  const isNamed = namesOwner(filter, ownerUid);
  // The owner behind the filter's email address is known once the page has been read.
  const owner = isNamed && status !== 'ready' ? undefined : { uid: isNamed ? read.ownerUid : ownerUid };
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
    reload: useCallback(() => reload(), []),
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

function useWhenOnlineAgain(act: () => void): void {
  const online = useOnline();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (online) latest.current();
  }, [online]);
}
