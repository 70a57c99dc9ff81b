import { jobFailure } from '#domain/failures';
import type { JobInput } from '#domain/jobInput';
import { audit } from '../audit';
import type { AuditOptions, AuditOutcome } from '../audit/contract';
import { EncryptionError } from '../platform/encryption';
import { crawlerOptions, environment } from '../platform/environment';
import { paths } from '../platform/firestore';
import { log as events } from '../platform/log';
import { reportError } from '../platform/observe';
import { enqueueSlice, type SliceTask } from '../platform/tasks';
import { verifiedHosts } from '../sites/ownership';
import { compareWithPrevious } from './compare/compareWithPrevious';
import { failJob } from './failJob';
import { readInput } from './headers';
import { startHeartbeat } from './heartbeat';
import { sliceDurationMs } from './intervals';
import { type Lease, LeaseLostError, releaseLease, sendHeartbeat, takeLease } from './lease';
import { type JobEnd, JobLog, withoutReport } from './log';
import { endEarlyIfCanceled, reportSize } from './sorted/endEarlyIfCanceled';
import { partsOf, sortReport } from './sorted/sortReport';
import { watchForCancel } from './watchForCancel';

/** Somebody else holds the job now. Thrown so that the queue asks again: the holder may be dead. */
export class LeaseHeldError extends Error {
  constructor(jobId: string, until: Date) {
    super(`Job ${jobId} is held until ${until.toISOString()}.`);
    this.name = 'LeaseHeldError';
  }
}

/**
 * Works on a job for one slice, and puts the next slice on the queue or ends the job. May be called again for the same
 * slice at any time: it goes on from the last commit, or finds that there is nothing left to do.
 * @throws LeaseHeldError, LeaseLostError, or what Firestore threw; the queue then tries again.
 */
export async function runSlice({ jobId, slice }: SliceTask): Promise<void> {
  const answer = await takeLease(jobId, slice);
  switch (answer.kind) {
    case 'ended':
      return;
    case 'stale':
      // The slice that handed over may have died before the next one was on the queue.
      return enqueueSlice({ jobId, slice: answer.slice });
    case 'held':
      throw new LeaseHeldError(jobId, answer.until);
    case 'taken':
      return workOrRelease(answer.lease);
  }
}

async function workOrRelease(lease: Lease): Promise<void> {
  try {
    await work(lease);
  } catch (error) {
    if (!(error instanceof LeaseLostError)) await releaseLease(lease, error);
    throw error;
  }
}

async function work(lease: Lease): Promise<void> {
  const { jobId, slice, job } = lease;
  const log = await JobLog.open(lease);
  if (hasOverstayed(lease)) {
    const failure = jobFailure('deadline-exceeded', new URL(job.input.url).host);
    return failJob(lease, log, failure);
  }
  const input = await inputOf(lease);
  if (input instanceof EncryptionError) {
    await failJob(lease, log, jobFailure('headers-unreadable', new URL(job.input.url).host));
    return reportError('runJob', input);
  }
  const stop = watchForCancel(jobId, lease.job.ownerUid);
  const pulse = startHeartbeat({
    job,
    log,
    send: (progress) => sendHeartbeat(lease, progress),
    abort: stop.abort,
  });
  // Whoever asked waits for a sign of life.
  stop.signal.addEventListener('abort', () => pulse.speedUp());
  try {
    const outcome = await crawl(lease, input, { log, sink: pulse.sink, signal: stop.signal });
    // While the report is put in order the pulse goes on: the slice is alive.
    const ending = await endingOf(lease, log, outcome, stop.signal);
    await pulse.stop();
    await settle(lease, log, ending);
    events.info('slice done', { jobId, slice, outcome: outcome.kind, parts: log.committed });
  } finally {
    stop.end();
    await pulse.stop();
  }
}

/** The job's input with the values of its headers, or why they can't be had: that is no reason to try again. */
async function inputOf({ jobId, job }: Lease): Promise<JobInput | EncryptionError> {
  try {
    return await readInput(paths.job(jobId), job.input);
  } catch (error) {
    if (error instanceof EncryptionError) return error;
    throw error;
  }
}

interface Crawl extends Required<Pick<AuditOptions, 'sink' | 'signal'>> {
  readonly log: JobLog;
}

async function crawl(lease: Lease, input: JobInput, { log, sink, signal }: Crawl): Promise<AuditOutcome> {
  const now = Date.now();
  return audit({
    input,
    sink,
    resume: log.deltas(),
    signal,
    pauseAt: now + sliceDurationMs(now - (lease.job.startedAt?.getTime() ?? now), environment.sliceMs),
    ...crawlerOptions,
    isOwn: await verifiedHosts(lease.job, new Date()),
  });
}

/** How a slice ends: the job with it, or with the report to come, or null when it goes on in another slice. */
type SliceEnd = { readonly ending: JobEnd; readonly later: Promise<JobEnd> | null } | null;

async function endingOf(
  { jobId, fence, job }: Lease,
  log: JobLog,
  outcome: AuditOutcome,
  signal: AbortSignal,
): Promise<SliceEnd> {
  switch (outcome.kind) {
    case 'finished':
    case 'canceled': {
      const { result, summary, inLinks, pagesOf } = outcome;
      const reported = async (): Promise<JobEnd> => {
        const parts = partsOf(jobId, log.committed);
        const sorted = await sortReport({ jobId, parts, fence, inLinks, pagesOf });
        const state = outcome.kind === 'finished' ? 'succeeded' : 'canceled';
        const comparison =
          state === 'succeeded' ? await compareWithPrevious(job, summary.judgedBy, pagesOf) : null;
        return { state, failure: null, result, summary: { ...summary, sorted }, comparison };
      };
      return endEarlyIfCanceled(reported(), reportSize(outcome), signal);
    }
    case 'failed':
      return { ending: { ...withoutReport, state: 'failed', failure: outcome.failure }, later: null };
    case 'paused':
      return null;
  }
}

async function settle({ jobId, slice }: Lease, log: JobLog, end: SliceEnd): Promise<void> {
  if (!end) {
    await log.handOver();
    return enqueueSlice({ jobId, slice: slice + 1 });
  }
  await log.end(end.ending);
  if (end.later) await log.addReport(await end.later);
}

function hasOverstayed({ job }: Lease): boolean {
  return job.startedAt !== null && Date.now() - job.startedAt.getTime() > environment.jobMs;
}
