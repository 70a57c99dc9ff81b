import { navigate } from '@reach/router';
import * as v from 'valibot';
import { type JobInput, jobInputSchema, type StoredInput } from '#domain/jobInput';
import { pathTo } from '#domain/routes';
import { headerNames, withHeaders } from '#domain/secretHeaders';

/** The form for a new job with an address already in it. */
export const newJobPath = (url: string) => `${pathTo('newJob')}?${new URLSearchParams({ url })}`;

export const urlAskedFor = (search: string) => new URLSearchParams(search).get('url') ?? undefined;

/** Opens the form with all that a job asked for; of its request headers with the names, since values are never read back. */
export function openFormOf(input: StoredInput): void {
  const empty = Object.fromEntries(headerNames(input).map((name) => [name, '']));
  void navigate(newJobPath(input.url), { state: { asked: withHeaders(input, empty) } });
}

/** @param state of the browser's history, which may be anybody's. */
export function inputAskedFor(state: unknown): JobInput | undefined {
  const parsed = v.safeParse(v.object({ asked: jobInputSchema }), state);
  return parsed.success ? parsed.output.asked : undefined;
}
