import { useRef } from 'react';
import * as v from 'valibot';
import { useBackend } from '#app/live/BackendContext';
import { codeOf } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { rangeOf } from '#domain/events';
import type { Job } from '#domain/job';
import { jobInputSchema, parseSiteUrl } from '#domain/jobInput';
import type {
  CancelJobRequest,
  CancelJobResult,
  RetryJobRequest,
  ShareReportRequest,
  ShareReportResult,
  SubmitJobRequest,
  SubmitJobResult,
} from '#domain/operations';
import { unicodeHost } from '#domain/unicodeHost';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';
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

function retryJob({ functions }: Backend, request: RetryJobRequest): Promise<SubmitJobResult> {
  return functions.call('retryJob', request);
}

/**
 * Creates a new job from the old one's input and opens it, unless the user has navigated away since.
 * `headers` are the values of request headers that are no longer stored.
 */
export function useRetryJob({ jobId, host }: Pick<Job, 'jobId' | 'host'>) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const outcome = useMadeJob();
  return useAction(async (headers?: RetryJobRequest['headers']) => {
    const asked = { jobId, ...(headers && { headers }) };
    const request = { ...asked, idempotencyKey: keys.keyFor(JSON.stringify(asked)) };
    const made = await retryJob(backend, request).catch((error: unknown) => {
      outcome.refused(error, host);
      throw error;
    });
    keys.renew();
    capture('job retried', {});
    await outcome.made(made.jobId, host);
  });
}

function cancelJob({ functions }: Backend, request: CancelJobRequest): Promise<CancelJobResult> {
  return functions.call('cancelJob', request);
}

/** Requests a cancellation; its outcome arrives with the job's document. */
export function useCancelJob(jobId: string, done: () => void) {
  const backend = useBackend();
  return useAction(async () => {
    await cancelJob(backend, { jobId });
    capture('job canceled', {});
    done();
  });
}

/** Creates the link of a report, or revokes it; the job's document holds the result. */
export async function shareReport({ functions }: Backend, request: ShareReportRequest): Promise<void> {
  await functions.call<ShareReportResult>('shareReport', request);
}

interface IdempotencyKeys {
  /**
   * Returns the same key for the same request, so that resending it after a lost response creates nothing
   * twice.
   */
  readonly keyFor: (request: string) => string;
  /** Called after success: the same request then means a new operation. */
  readonly renew: () => void;
}

/**
 * Creates idempotency keys. A request that was changed after a failure is a new request and gets a new key.
 */
export function useIdempotencyKey(): IdempotencyKeys {
  const last = useRef<{ readonly request: string; readonly key: string }>();
  return {
    keyFor: (request) => {
      if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() };
      return last.current.key;
    },
    renew: () => {
      last.current = undefined;
    },
  };
}
