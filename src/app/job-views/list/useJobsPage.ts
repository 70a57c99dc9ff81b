import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Job } from '../../../domain/job';
import type { Query } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';
import { useQuery } from '../../live/useLive';
import type { JobFilter } from './jobFilter';
import { conditionsOf, cursorAt, jobPageSize, mostCounted, orderOf, pageQuery } from './jobQuery';

export interface JobsPage {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: unknown;
  /**
   * As they were read; the list stands still until somebody asks for another one, and until that has come the one before
   * stays in its place.
   */
  readonly jobs: readonly Job[];
  /** Cursors of the neighbouring pages; undefined at that end. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** How many match; undefined while it is counted or can't be. `mostCounted` stands for that many or more. */
  readonly total: number | undefined;
  /** Jobs that have come since. */
  readonly newer: number;
  readonly reload: () => void;
}

interface Read {
  readonly of: string;
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  readonly jobs: readonly Job[];
  readonly more: boolean;
}

const nothing: Read = { of: '', status: 'loading', jobs: [], more: false };

/** One page of the list, read once. */
export function useJobsPage(filter: JobFilter, ownerUid: string | undefined): JobsPage {
  const { data } = useBackend();
  const [round, reload] = useReducer((n: number) => n + 1, 0);
  const [read, setRead] = useState(nothing);
  const query = pageQuery(filter, ownerUid);
  const key = `${round} ${JSON.stringify(query)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query and the round.
  useEffect(() => {
    let current = true;
    data.readQuery<Job>(query).then(
      (found) => current && setRead({ of: key, status: 'ready', ...cut(found, query) }),
      (error: unknown) => current && setRead({ of: key, status: 'error', error, jobs: [], more: false }),
    );
    return () => {
      current = false;
    };
  }, [key, data]);

  const { status, error, jobs, more } = read.of === key ? read : { ...nothing, jobs: read.jobs };
  const backwards = query.before !== undefined;
  const first = jobs[0];
  const last = jobs.at(-1);
  // The page before one that was gone to by “Next” is there, and the other way round.
  const hasPrevious = backwards ? more : query.after !== undefined;
  const total = useTotal(filter, ownerUid, round);
  const onFirst = query.after === undefined && !backwards;
  const hasNext = backwards || (more && !(onFirst && total !== undefined && total <= jobPageSize));
  return {
    status,
    error,
    jobs,
    previous: status === 'ready' && hasPrevious && first ? cursorAt(first, filter) : undefined,
    next: status === 'ready' && hasNext && last ? cursorAt(last, filter) : undefined,
    total,
    newer: useNewer(filter, ownerUid, status === 'ready' ? first : undefined, status === 'ready'),
    reload: useCallback(() => reload(), []),
  };
}

function cut(found: readonly Job[], { limit, before }: Query) {
  return {
    more: found.length === limit,
    jobs: before === undefined ? found.slice(0, jobPageSize) : found.slice(-jobPageSize),
  };
}

function useTotal(filter: JobFilter, ownerUid: string | undefined, round: number): number | undefined {
  const { data } = useBackend();
  const where = conditionsOf(filter, ownerUid);
  const key = `${round} ${JSON.stringify(where)}`;
  const [counted, setCounted] = useState<{ readonly of: string; readonly total: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the conditions and the round.
  useEffect(() => {
    let current = true;
    data.count({ from: 'jobs', where, limit: mostCounted }).then(
      (total) => current && setCounted({ of: key, total }),
      // Without a number the list still works; what is wrong is told by the page itself.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key, data]);
  return counted?.of === key ? counted.total : undefined;
}

/** Listens for what has come since the page was read, on the first page of the newest: nothing of it moves the list. */
function useNewer(
  filter: JobFilter,
  ownerUid: string | undefined,
  first: Job | undefined,
  ready: boolean,
): number {
  const onTop = filter.sort === 'newest' && !filter.after && !filter.before && !filter.to;
  const where = conditionsOf({ ...filter, from: first ? '' : filter.from }, ownerUid);
  const since = first ? [...where, ['createdAt', '>', first.createdAt] as const] : where;
  const found = useQuery<Job>(
    onTop && ready ? { from: 'jobs', where: since, orderBy: orderOf(filter), limit: jobPageSize } : undefined,
  );
  return found.status === 'ready' ? found.value.length : 0;
}
