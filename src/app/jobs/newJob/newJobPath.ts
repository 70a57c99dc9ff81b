import { navigate } from '@reach/router';
import * as v from 'valibot';
import { type JobInput, jobInputSchema } from '../../../domain/jobInput';
import { pathTo } from '../../../domain/routes';

/** The form for a new job with an address already in it. */
export const newJobPath = (url: string) => `${pathTo('newJob')}?${new URLSearchParams({ url })}`;

export const urlAskedFor = (search: string) => new URLSearchParams(search).get('url') ?? undefined;

/** Opens the form with all that a job asked for; not in the address, which may be shared, since headers are secret. */
export function openFormOf(input: JobInput): void {
  void navigate(newJobPath(input.url), { state: { asked: input } });
}

/** @param state of the browser's history, which may be anybody's. */
export function inputAskedFor(state: unknown): JobInput | undefined {
  const parsed = v.safeParse(v.object({ asked: jobInputSchema }), state);
  return parsed.success ? parsed.output.asked : undefined;
}
