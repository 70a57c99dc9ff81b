import * as v from 'valibot';
import { useBackend } from '#app/live/BackendContext';
import { codeOf } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { rangeOf } from '#domain/events';
import { jobInputSchema, parseSiteUrl } from '#domain/jobInput';
import type { SubmitJobRequest, SubmitJobResult } from '#domain/operations';
import { unicodeHost } from '#domain/unicodeHost';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';
import { useIdempotencyKey } from '../idempotencyKey';
import { type Place, useMadeJob } from './madeJob';

function submitJob({ functions }: Backend, request: SubmitJobRequest): Promise<SubmitJobResult> {
  return functions.call('submitJob', request);
}

export type Submission = ReturnType<typeof useSubmitJob>;

/**
 * Creates one job however often it is clicked and opens it, unless the user has navigated away since.
 * `headersOf` is an earlier job whose stored request headers are sent too.
 */
export function useSubmitJob(place?: Place) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const outcome = useMadeJob(place);
  return useAction(async (input: SubmitJobRequest['input'], headersOf?: string) => {
    const request = { input, ...(headersOf !== undefined && { headersOf }) };
    const idempotencyKey = keys.keyFor(JSON.stringify(request));
    const { jobId } = await submitJob(backend, { ...request, idempotencyKey }).catch((error: unknown) => {
      capture('job start refused', { code: codeOf(error) });
      outcome.refused(error, hostIn(input.url));
      throw error;
    });
    const { scope, maxPages, checkExternal, respectRobots } = v.parse(jobInputSchema, input);
    capture('job started', { scope, maxPages: rangeOf(maxPages), checkExternal, respectRobots });
    keys.renew();
    await outcome.made(jobId, hostIn(input.url));
  });
}

function hostIn(url: string): string {
  const host = parseSiteUrl(url)?.host;
  return host === undefined ? url : unicodeHost(host);
}
