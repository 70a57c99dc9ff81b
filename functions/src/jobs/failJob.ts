import type { JobFailure } from '#domain/job';
import { auditSoFar } from '../audit';
import { reportFault } from '../platform/observe';
import { ownHosts } from '../sites/standing';
import type { Lease } from './lease';
import { type Ending, type JobLog, withoutReport } from './log';
import { partsOf, sortReport } from './sorted/sortReport';

/** Ends a job as failed. What it committed becomes its report, so nothing that was found is lost. @throws LeaseLost */
export async function failJob(lease: Lease, log: JobLog, failure: JobFailure): Promise<void> {
  await log.end({ ...(await partialReport(lease, log)), state: 'failed', failure });
}

type Report = Pick<Ending, 'result' | 'summary' | 'comparison'>;

/** Falls back to no report, with which the screen still shows the parts, because the job must end in any case. */
async function partialReport({ jobId, fence, job }: Lease, log: JobLog): Promise<Report> {
  if (log.committed === 0) return withoutReport;
  try {
    const isOwn = await ownHosts(job, new Date());
    // Nothing is fetched any more, so no header is sent.
    const input = { ...job.input, headers: {} };
    const soFar = await auditSoFar({ input, resume: log.deltas(), isOwn });
    const { result, summary, inLinks, pagesOf } = soFar;
    const parts = partsOf(jobId, log.committed);
    const sorted = await sortReport({ jobId, parts, fence, inLinks, pagesOf });
    return { result, summary: { ...summary, sorted }, comparison: null };
  } catch (error) {
    await reportFault('partialReport', error);
    return withoutReport;
  }
}
