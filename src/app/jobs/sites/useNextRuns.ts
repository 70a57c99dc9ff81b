import { dueQuery, listedAtFirst } from '#app/job-views/scheduleQueries';
import { useQuery } from '#app/live/useLive';
import { useAccount } from '#app/session/SessionContext';

/**
 * Returns a function that returns a site's next scheduled run, if it is among the user's next ones. Shares the
 * listener of the dashboard's schedules.
 */
export function useNextRuns(): (host: string) => Date | undefined {
  const { uid } = useAccount();
  const due = useQuery(dueQuery(uid, listedAtFirst));
  // Sorted by time, so the first of a site is its next.
  const schedules = due.status === 'ready' ? due.value : [];
  return (host) => schedules.find(({ input }) => new URL(input.url).host === host)?.nextRunAt ?? undefined;
}
