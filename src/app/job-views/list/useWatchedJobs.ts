import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { paths } from '#domain/collections';
import { hasEnded, type Job } from '#domain/job';
import type { Unsubscribe } from '#services/backend';

/**
 * Returns the current jobs of a page: those that have not ended are listened to while their row is visible,
 * and the others stay as they were read. A job that is deleted meanwhile is null; its row stays in place.
 * @param list the element whose rows carry `data-job`.
 */
export function useWatchedJobs(
  jobs: readonly Job[],
  list: RefObject<HTMLElement>,
): ReadonlyMap<string, Job | null> {
  const { data } = useBackend();
  const [now, setNow] = useState<ReadonlyMap<string, Job | null>>(new Map());
  const known = useRef(now);
  known.current = now;

  useEffect(() => {
    const listening = new Map<string, Unsubscribe>();
    const unfinished = new Set(jobs.filter(({ state }) => !hasEnded(state)).map(({ jobId }) => jobId));
    const listen = (jobId: string) => {
      if (listening.has(jobId) || !unfinished.has(jobId)) return;
      const stop = data.watchDocument(
        paths.job(jobId),
        (job) => {
          setNow((before) => new Map(before).set(jobId, job));
          if (job && !hasEnded(job.state)) return;
          unfinished.delete(jobId);
          leave(jobId);
        },
        // The row keeps what was read; Firestore retries by itself.
        () => undefined,
      );
      // A synchronous first update may have been the job's end.
      if (unfinished.has(jobId)) listening.set(jobId, stop);
      else stop();
    };
    const leave = (jobId: string) => {
      listening.get(jobId)?.();
      listening.delete(jobId);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const jobId = target.getAttribute('data-job') ?? '';
        if (isIntersecting) listen(jobId);
        else leave(jobId);
      }
    });
    for (const row of list.current?.querySelectorAll('[data-job]') ?? []) observer.observe(row);
    return () => {
      observer.disconnect();
      for (const jobId of [...listening.keys()]) leave(jobId);
      setNow(new Map());
    };
  }, [jobs, data, list]);
  return now;
}
