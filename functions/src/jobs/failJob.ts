import { jobFailure } from '#domain/failures';
import type { JobFailure } from '#domain/job';
import { auditSoFar } from '../audit';
import { reportError } from '../platform/observe';
import type { SliceTask } from '../platform/tasks';
import { verifiedHosts } from '../sites/ownership';
import { type Lease, takeLease } from './lease';
import { type JobEnd, JobLog, withoutReport } from './log';
import { partsOf, sortReport } from './sorted/sortReport';

/** Ends a job as failed. What it committed becomes its report, so nothing that was found is lost. @throws LeaseLostError */
export async function failJob(lease: Lease, log: JobLog, failure: JobFailure): Promise<void> {
  await log.end({ ...(await partialReport(lease, log)), state: 'failed', failure });
}

type Report = Pick<JobEnd, 'result' | 'summary' | 'comparison'>;

/** Falls back to no report, with which the screen still shows the parts, because the job must end in any case. */
async function partialReport({ jobId, fence, job }: Lease, log: JobLog): Promise<Report> {
  if (log.committed === 0) return withoutReport;
  try {
    const isOwn = await verifiedHosts(job, new Date());
    // Nothing is fetched any more, so no header is sent.
    const input = { ...job.input, headers: {} };
    const soFar = await auditSoFar({ input, resume: log.deltas(), isOwn });
    const { result, summary, inLinks, pagesOf } = soFar;
    const parts = partsOf(jobId, log.committed);
    const sorted = await sortReport({ jobId, parts, fence, inLinks, pagesOf });
    return { result, summary: { ...summary, sorted }, comparison: null };
  } catch (error) {
    await reportError('partialReport', error);
    return withoutReport;
  }
}

/** Ends a job that no slice could bring further, so that its owner is not left waiting. What was found stays. */
export async function failAbandonedJob({ jobId, slice }: SliceTask): Promise<void> {
  const answer = await takeLease(jobId, slice, 'end');
  if (answer.kind !== 'taken') return;
  const { lease } = answer;
  const log = await JobLog.open(lease);
  const failure = jobFailure('internal', new URL(lease.job.input.url).host);
  await failJob(lease, log, failure);
}
