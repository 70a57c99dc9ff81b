import type { JobInput } from '#domain/jobInput';
import { type AuditSink, audit } from '../audit';
import { EncryptionError } from '../platform/encryption';
import { crawlerOptions, environment } from '../platform/environment';
import { refs } from '../platform/firestore';
import { log, log as logger } from '../platform/log';
import { reportError } from '../platform/observe';
import { enqueueSlice, type SliceTask } from '../platform/tasks';
import { verifiedHosts } from '../sites/ownership';
import { failJob } from './failJob';
import { readInput } from './headers';
import { startHeartbeat } from './heartbeat';
import { sliceDurationMs } from './intervals';
import { endOf } from './jobEnd';
import { type Lease, LeaseHeldError, LeaseLostError, releaseLease, sendHeartbeat, takeLease } from './lease';
import { JobLog } from './log';
import { startNext } from './startWaiting';

/**
 * Runs one slice of a job. May be called again for the same slice at any time: it resumes from the last checkpoint, or
 * finds that nothing is left to do.
 * @throws LeaseHeldError, LeaseLostError, or what Firestore threw. The queue then retries.
 */
export async function runSlice({ jobId, slice }: SliceTask): Promise<void> {
  const result = await takeLease(jobId, slice);
  switch (result.kind) {
    case 'ended':
      // The slice that ended the job may have died before it started the next one.
      if (result.ownerUid !== undefined) await startNext(result.ownerUid);
      return;
    case 'stale':
      // The slice that handed over may have died before it enqueued the next one.
      return enqueueSlice({ jobId, slice: result.slice });
    case 'leased':
      throw new LeaseHeldError(jobId, result.until);
    case 'taken':
      return work(result.lease).catch((error: unknown) => releaseAndRethrow(result.lease, error));
  }
}

async function work(lease: Lease): Promise<void> {
  const { jobId, slice, job } = lease;
  const log = await JobLog.open(lease);
  if (hasTimedOut(lease)) {
    await failJob(lease, log, 'deadline-exceeded');
    return startNext(job.ownerUid);
  }
  const input = await readInputOrFail(lease, log);
  if (!input) return startNext(job.ownerUid);

  const result = await withHeartbeat(lease, log, async (sink, signal) => {
    const outcome = await audit({
      ...crawlerOptions,
      input,
      sink,
      signal,
      resume: log.deltas(),
      pauseAt: pauseTime(lease),
      findsIcon: true,
      isVerifiedHost: await verifiedHosts(job, new Date()),
    });
    return endOf(lease, log.committed, outcome, signal);
  });

  if (result) {
    await log.end(result.end);
    await startNext(job.ownerUid);
    if (result.lateReport) await log.addReport(await result.lateReport);
  } else {
    await log.handOver();
    await enqueueSlice({ jobId, slice: slice + 1 });
  }
  logger.info('slice done', { jobId, slice, outcome: result?.end.state ?? 'paused', parts: log.committed });
}

function hasTimedOut({ job }: Lease): boolean {
  return job.startedAt !== null && Date.now() - job.startedAt.getTime() > environment.jobMs;
}

/** Returns null if the headers can't be decrypted. The job has failed then, because a retry can't help. */
async function readInputOrFail(lease: Lease, log: JobLog): Promise<JobInput | null> {
  try {
    return await readInput(refs.job(lease.jobId), lease.job.input);
  } catch (error) {
    if (!(error instanceof EncryptionError)) throw error;
    await failJob(lease, log, 'headers-unreadable');
    await reportError('runJob', error);
    return null;
  }
}

/**
 * Sends heartbeats during the work, and aborts the signal when the slice must stop.
 * @throws what the work or a heartbeat threw.
 */
async function withHeartbeat<Result>(
  lease: Lease,
  log: JobLog,
  run: (sink: AuditSink, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { jobId, job } = lease;
  const watch = watchForCancel(jobId, job.ownerUid);
  const heartbeat = startHeartbeat({
    job,
    log,
    send: (progress) => sendHeartbeat(lease, progress),
    abort: watch.abort,
  });
  // The caller of `cancelJob` waits for the next heartbeat.
  watch.signal.addEventListener('abort', () => heartbeat.speedUp());
  try {
    return await run(heartbeat.sink, watch.signal);
  } finally {
    watch.stop();
    await heartbeat.stop();
  }
}

/** The time, in epoch milliseconds, at which the engine stops so that the next slice continues. */
function pauseTime({ job }: Lease): number {
  const now = Date.now();
  const ageMs = now - (job.startedAt?.getTime() ?? now);
  return now + sliceDurationMs(ageMs, environment.sliceMs);
}

/** Releases the lease so that the retry need not wait until it expires. */
async function releaseAndRethrow(lease: Lease, error: unknown): Promise<never> {
  if (!(error instanceof LeaseLostError)) await releaseLease(lease, error);
  throw error;
}

interface CancelWatch {
  readonly signal: AbortSignal;
  abort(reason: unknown): void;
  stop(): void;
}

/**
 * Aborts the signal within a second when the job is canceled or deleted, or when its owner is no longer allowed to run
 * one.
 */
function watchForCancel(jobId: string, ownerUid: string): CancelWatch {
  const controller = new AbortController();
  const logError = (error: Error) => {
    // The job continues: the next slice listens again and sees what this one missed.
    log.error('listening for a cancel failed', error, { jobId });
  };
  const unsubscribes = [
    refs.job(jobId).onSnapshot((snapshot) => {
      const job = snapshot.data();
      if (!job || job.cancelRequestedAt) controller.abort('canceled');
    }, logError),
    refs.user(ownerUid).onSnapshot((snapshot) => {
      if (snapshot.data()?.state !== 'active') controller.abort('canceled');
    }, logError),
  ];
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
