import { useEffect } from 'react';
import { rangeOf } from '#domain/events';
import type { Job } from '#domain/job';
import { isScored } from '#domain/score';
import { capture, reportRead } from '#services/analytics';

/** Counts a report as read when it is shown, once each time the job’s screen is opened. */
export function useReportRead(job: Job): void {
  const { jobId, state, failure, result } = job;
  const ended = state === 'queued' || state === 'running' ? undefined : state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome of a job no longer changes
  useEffect(() => {
    if (!ended) return;
    const counts = result?.counts;
    capture('report opened', {
      state: ended,
      failure: failure?.code ?? null,
      grade: result && isScored(result) ? result.grade : null,
      pages: rangeOf(result?.pages ?? 0),
      findings: rangeOf(counts ? counts.error + counts.warning + counts.notice + counts.unverified : 0),
    });
    if (result) reportRead(jobId);
  }, [jobId, ended]);
}
