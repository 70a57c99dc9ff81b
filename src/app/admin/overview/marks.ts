import { useEffect, useState } from 'react';
import { type Live, useQuery } from '#app/live/useLive';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { dayOf, type StatsShard, statsShards } from '#domain/stats';
import type { Deletion, User } from '#domain/user';
import type { WaitlistEntry } from '#domain/waitlist';
import type { Query } from '#services/backend';

/**
 * Returns a text that changes when a job is created, starts or ends, from the overview's live queries;
 * undefined until they are loaded.
 */
export function useJobsMark(): string | undefined {
  const today = useToday();
  const newest = useQuery(newestJobsQuery);
  const running = useQuery(oldestRunningQuery);
  const ended = useQuery(endedSinceQuery(today));
  return markOf(
    heard(newest, ({ jobId, state }) => [jobId, state]),
    heard(running, ({ jobId }) => jobId),
    heard(ended, (shard) => [shard.day, shard.ended]),
  );
}

/** Returns a text that changes when a user signs up, or an account or a waitlist entry changes. */
export function usePeopleMark(): string | undefined {
  const user = useQuery(changedUserQuery);
  const joined = useQuery(newestEntryQuery);
  const decided = useQuery(decidedEntryQuery);
  return markOf(
    heard(user, ({ uid, updatedAt }) => [uid, updatedAt]),
    heard(joined, ({ id, state }) => [id, state]),
    heard(decided, ({ id, decidedAt }) => [id, decidedAt]),
  );
}

const heard = <T>(live: Live<readonly T[]>, of: (one: T) => unknown) =>
  live.status === 'ready' ? JSON.stringify(live.value.map(of)) : live.status;

const markOf = (...parts: readonly string[]) => (parts.includes('loading') ? undefined : parts.join(' '));

export const oldestRunningQuery: Query<Job> = {
  from: paths.jobs,
  where: [['state', '==', 'running']],
  orderBy: ['startedAt', 'asc'],
  limit: 5,
};

export const newestJobsQuery: Query<Job> = { from: paths.jobs, orderBy: ['createdAt', 'desc'], limit: 5 };

/** Queries the counters of that day (UTC) and, past its midnight, of the next. */
export const endedSinceQuery = (day: string): Query<StatsShard> => ({
  from: paths.stats,
  where: [['day', '>=', day]],
  orderBy: ['day', 'asc'],
  limit: 2 * statsShards,
});

/** Deletions take minutes. One that was requested before this is stuck. */
export const stuckDeletionsQuery = (before: Date): Query<Deletion> => ({
  from: paths.deletions,
  where: [['requestedAt', '<', before]],
  orderBy: ['requestedAt', 'asc'],
  limit: 20,
});

const changedUserQuery: Query<User> = { from: paths.users, orderBy: ['updatedAt', 'desc'], limit: 1 };
const newestEntryQuery: Query<WaitlistEntry> = {
  from: paths.waitlist,
  orderBy: ['joinedAt', 'desc'],
  limit: 1,
};
const decidedEntryQuery: Query<WaitlistEntry> = {
  from: paths.waitlist,
  orderBy: ['decidedAt', 'desc'],
  limit: 1,
};

/** Far less than a day, so that a machine that slept through midnight notices soon after it wakes. */
const lookEveryMs = 60_000;

/** Returns the current day (UTC), by which jobs are counted; changes at midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
