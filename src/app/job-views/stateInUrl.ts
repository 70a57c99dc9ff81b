import { type JobState, jobStates } from '../../domain/job';

/** The state that an address asks for with `?state=running`; undefined is all. */
export function stateIn(search: string): JobState | undefined {
  const asked = new URLSearchParams(search).get('state');
  return jobStates.find((state) => state === asked);
}
