import { useEffect, useReducer } from 'react';
import { paths } from '#domain/collections';
import type { Job, JobState } from '#domain/job';
import type { Filter, Query } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { useAction } from '../live/useAction';
import { useQuery } from '../live/useLive';

const jobPageSize = 25;

export interface JobFilter {
  /** undefined for all users, as an admin. */
  readonly ownerUid: string | undefined;
  readonly state: JobState | undefined;
}

export function jobQuery({ ownerUid, state }: JobFilter, limit: number): Query<Job> {
  const where: Filter[] = [];
  if (ownerUid) where.push(['ownerUid', '==', ownerUid]);
  if (state) where.push(['state', '==', state]);
  return { from: paths.jobs, where, orderBy: ['createdAt', 'desc'], limit };
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
  const live = useQuery(jobQuery(filter, jobPageSize));
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
    const found = await data.readQuery({ ...jobQuery(filter, jobPageSize), after: last.createdAt });
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

/** A list whose newest part is live and whose rest was read once, newest first. */
export interface JobWindow {
  readonly live: readonly Job[];
  readonly older: readonly Job[];
}

/**
 * Applies a live update. When older jobs are shown, a job that a newer one pushed out of the live part moves
 * to them, so that none is missing; one that left because its state changed is removed.
 */
export function withLive(window: JobWindow, live: readonly Job[], size: number): JobWindow {
  const tail = live.at(-1);
  if (window.older.length === 0 || live.length < size || !tail) return { ...window, live };
  const present = new Set(live.map((job) => job.jobId));
  const pushedOut = window.live.filter(
    (job) => !present.has(job.jobId) && job.createdAt.getTime() <= tail.createdAt.getTime(),
  );
  return { live, older: withoutRepeats([...pushedOut, ...window.older], present) };
}

export function withOlder(window: JobWindow, older: readonly Job[]): JobWindow {
  const present = new Set(window.live.map((job) => job.jobId));
  return { ...window, older: withoutRepeats([...window.older, ...older], present) };
}

function withoutRepeats(jobs: readonly Job[], seen: ReadonlySet<string>): readonly Job[] {
  const known = new Set(seen);
  return jobs.filter((job) => {
    if (known.has(job.jobId)) return false;
    known.add(job.jobId);
    return true;
  });
}
