import { useEffect, useReducer } from 'react';
import type { Job, JobState } from '#domain/job';
import type { Filter, Query } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { useAction } from '../live/useAction';
import { useQuery } from '../live/useLive';
import { type JobWindow, withLive, withOlder } from './jobWindow';

const jobPageSize = 25;

export interface JobFilter {
  /** undefined for all users, as an admin. */
  readonly ownerUid: string | undefined;
  readonly state: JobState | undefined;
}

export function jobQuery({ ownerUid, state }: JobFilter, limit: number): Query {
  const where: Filter[] = [];
  if (ownerUid) where.push(['ownerUid', '==', ownerUid]);
  if (state) where.push(['state', '==', state]);
  return { from: 'jobs', where, orderBy: ['createdAt', 'desc'], limit };
}

interface JobList extends JobWindow {
  /** There may be more. */
  readonly more: boolean;
}

type Change =
  | { readonly kind: 'restart' }
  | { readonly kind: 'live'; readonly jobs: readonly Job[] }
  | { readonly kind: 'older'; readonly jobs: readonly Job[] };

const empty: JobList = { live: [], older: [], more: false };

function reduce(list: JobList, change: Change): JobList {
  switch (change.kind) {
    case 'restart':
      return empty;
    case 'live': {
      const more = list.older.length > 0 ? list.more : change.jobs.length === jobPageSize;
      return { ...withLive(list, change.jobs, jobPageSize), more };
    }
    case 'older':
      return { ...withOlder(list, change.jobs), more: change.jobs.length === jobPageSize };
  }
}

/** Listens to the newest page, and reads older pages on request, so that a list costs only what it shows. */
export function useJobList(filter: JobFilter) {
  const { data } = useBackend();
  const live = useQuery<Job>(jobQuery(filter, jobPageSize));
  const [list, dispatch] = useReducer(reduce, empty);
  const jobs = [...list.live, ...list.older];
  const last = jobs.at(-1);
  const key = `${filter.ownerUid} ${filter.state}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another list.
  useEffect(() => dispatch({ kind: 'restart' }), [key]);
  useEffect(() => {
    if (live.status === 'ready') dispatch({ kind: 'live', jobs: live.value });
  }, [live]);

  const older = useAction(async () => {
    if (!last) return;
    const found = await data.readQuery<Job>({ ...jobQuery(filter, jobPageSize), after: last.createdAt });
    dispatch({ kind: 'older', jobs: found });
  });
  return {
    status: live.status,
    error: live.status === 'loading' ? undefined : live.error,
    jobs: live.status === 'ready' && list.live.length === 0 ? live.value : jobs,
    more: list.more,
    older,
  };
}
