import { navigate } from '@reach/router';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useBackend } from '#app/live/BackendContext';
import { codeOf, explain } from '#app/live/explain';
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
import { pathTo } from '#domain/routes';
import { unicodeHost } from '#domain/unicodeHost';
import { capture } from '#services/analytics';
import type { Backend } from '#services/backend';
import { showToast } from '#ui/showToast';

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

interface Place {
  /** Whether the submitting form is still visible; if it was closed, the result is shown in a toast. */
  readonly open: boolean;
  /** Called when the job was created. */
  readonly onMade?: () => void;
}

/**
 * Handles the result of submitting a job. A user still at the form is taken to the job, or sees the error
 * there; one that has left stays where they are and gets a toast.
 */
function useMadeJob(place: Place = { open: true }) {
  const latest = useRef(place);
  latest.current = place;
  const isMounted = useIsMounted();
  const isSeen = () => isMounted.current && latest.current.open;
  return {
    /** @param site its host, as displayed. */
    async made(jobId: string, site: string): Promise<void> {
      const path = pathTo('job', { jobId });
      const wasSeen = isSeen();
      latest.current.onMade?.();
      if (wasSeen) return navigate(path);
      showToast({
        tone: 'fixed',
        title: `Job started for ${site}`,
        action: { label: 'Open the job', run: () => void navigate(path) },
      });
    },
    refused(error: unknown, site: string): void {
      if (isSeen()) return;
      const { title, message } = explain(error);
      showToast({
        tone: 'error',
        title: `Couldn’t start the job for ${site}. ${title}`,
        words: message,
      });
    },
  };
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
