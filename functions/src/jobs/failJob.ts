import { jobFailure } from '#domain/failures';
import type { FailureCode } from '#domain/job';
import { auditSoFar } from '../audit';
import { reportError } from '../platform/observe';
import type { SliceTask } from '../platform/tasks';
import { verifiedHosts } from '../sites/ownership';
import { type JobEnd, sortedReport, withoutReport } from './jobEnd';
import { type Lease, takeLease } from './lease';
import { JobLog } from './log';
import { startNextOrReport } from './startWaiting';

/** Ends a job as failed, with a report of everything it has committed. @throws LeaseLostError */
export async function failJob(lease: Lease, log: JobLog, code: FailureCode): Promise<void> {
  const failure = jobFailure(code, new URL(lease.job.input.url).host);
  await log.end({ ...(await partialReport(lease, log)), state: 'failed', failure });
}

/** Ends a job whose slice failed at every attempt, so that its owner doesn't wait for nothing. */
export async function failAbandonedJob({ jobId, slice }: SliceTask): Promise<void> {
  const result = await takeLease(jobId, slice, 'fail');
  if (result.kind !== 'taken') return;
  await failJob(result.lease, await JobLog.open(result.lease), 'internal');
  await startNextOrReport(result.lease.job.ownerUid);
}

type Report = Omit<JobEnd, 'state' | 'failure'>;

/** Returns no report if building one throws: the job must end in any case, and the screen can show the parts. */
async function partialReport(lease: Lease, log: JobLog): Promise<Report> {
  if (log.committed === 0) return withoutReport;
  try {
    const isVerifiedHost = await verifiedHosts(lease.job, new Date());
    // The engine sends no more requests, so it needs no headers.
    const input = { ...lease.job.input, headers: {} };
    const soFar = await auditSoFar({ input, resume: log.deltas(), isVerifiedHost });
    return { ...(await sortedReport(lease, log.committed, soFar)), comparison: null, icon: null };
  } catch (error) {
    await reportError('partialReport', error);
    return withoutReport;
  }
}
