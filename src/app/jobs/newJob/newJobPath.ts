import { navigate } from '@reach/router';
import * as v from 'valibot';
import { type JobInput, jobInputSchema, type StoredInput } from '#domain/jobInput';
import { pathTo } from '#domain/routes';
import { headerNames, withHeaders } from '#domain/secretHeaders';

/** Returns a path to the form for a new job with the URL filled in. */
export const newJobPath = (url: string) => `${pathTo('newJob')}?${new URLSearchParams({ url })}`;

export const urlAskedFor = (search: string) => new URLSearchParams(search).get('url') ?? undefined;

/**
 * Opens the form with a job's input. Request headers have only their names, because their values are never
 * read back.
 */
export function openFormOf(input: StoredInput): void {
  const empty = Object.fromEntries(headerNames(input).map((name) => [name, '']));
  void navigate(newJobPath(input.url), { state: { asked: withHeaders(input, empty) } });
}

/** @param state from the browser's history, which any script may have written. */
export function inputAskedFor(state: unknown): JobInput | undefined {
  const parsed = v.safeParse(v.object({ asked: jobInputSchema }), state);
  return parsed.success ? parsed.output.asked : undefined;
}
