import * as v from 'valibot';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { hasEnded, type Job } from '#domain/job';
import { headersSchema } from '#domain/jobInput';
import { headerNames, missingHeaders } from '#domain/secretHeaders';

/**
 * Returns the names of the job's request headers that must be entered again before it can run again. Its
 * schedule is read only if it may store them; until it is loaded, none is missing, and the function that
 * starts the job decides.
 */
export function useMissingHeaders(job: Job): readonly string[] {
  const { scheduleId, state, input } = job;
  const mayKeepThem = hasEnded(state) && headerNames(input).length > 0;
  const live = useDocument(mayKeepThem && scheduleId !== null ? paths.schedule(scheduleId) : undefined);
  if (scheduleId !== null && live.status === 'loading') return [];
  return missingHeaders(job, live.status === 'ready' ? live.value : null);
}

/**
 * Returns the validation error for a header's value, with the message of the schema that the functions use.
 */
export function headerValueProblem(name: string, value: string): string | undefined {
  if (value.trim() === '') return `Enter the value of ${name}.`;
  return v.safeParse(headersSchema, { [name]: value.trim() }).issues?.[0].message;
}
