import { useDocument } from '#app/live/useLive';
import { hasEnded, type Job } from '#domain/job';
import type { Schedule } from '#domain/schedule';
import { headerNames, missingHeaders } from '#domain/secretHeaders';

/**
 * Returns the names of the job's request headers that must be entered again before it can run again. Its
 * schedule is read only if it may store them; until it is loaded, none is missing, and the function that
 * starts the job decides.
 */
export function useMissingHeaders(job: Job): readonly string[] {
  const { scheduleId, state, input } = job;
  const mayKeepThem = hasEnded(state) && headerNames(input).length > 0;
  const live = useDocument<Schedule>(
    mayKeepThem && scheduleId !== null ? `schedules/${scheduleId}` : undefined,
  );
  if (scheduleId !== null && live.status === 'loading') return [];
  return missingHeaders(job, live.status === 'ready' ? live.value : null);
}
