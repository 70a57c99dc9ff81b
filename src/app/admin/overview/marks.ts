import { type Live, useQuery } from '#app/live/useLive';
import type { Job } from '#domain/job';
import type { StatsShard } from '#domain/stats';
import type { User } from '#domain/user';
import type { WaitlistEntry } from '#domain/waitlist';
import {
  changedUserQuery,
  decidedEntryQuery,
  endedSinceQuery,
  newestEntryQuery,
  newestJobsQuery,
  oldestRunningQuery,
} from './liveQueries';
import { useToday } from './useToday';

/**
 * Returns a text that changes when a job is created, starts or ends, from the overview's live queries;
 * undefined until they are loaded.
 */
export function useJobsMark(): string | undefined {
  const today = useToday();
  const newest = useQuery<Job>(newestJobsQuery);
  const running = useQuery<Job>(oldestRunningQuery);
  const ended = useQuery<StatsShard>(endedSinceQuery(today));
  return markOf(
    heard(newest, ({ jobId, state }) => [jobId, state]),
    heard(running, ({ jobId }) => jobId),
    heard(ended, (shard) => [shard.day, shard.ended]),
  );
}

/** Returns a text that changes when a user signs up, or an account or a waitlist entry changes. */
export function usePeopleMark(): string | undefined {
  const user = useQuery<User>(changedUserQuery);
  const joined = useQuery<WaitlistEntry>(newestEntryQuery);
  const decided = useQuery<WaitlistEntry>(decidedEntryQuery);
  return markOf(
    heard(user, ({ uid, updatedAt }) => [uid, updatedAt]),
    heard(joined, ({ id, state }) => [id, state]),
    heard(decided, ({ id, decidedAt }) => [id, decidedAt]),
  );
}

const heard = <T>(live: Live<readonly T[]>, of: (one: T) => unknown) =>
  live.status === 'ready' ? JSON.stringify(live.value.map(of)) : live.status;

const markOf = (...parts: readonly string[]) => (parts.includes('loading') ? undefined : parts.join(' '));
