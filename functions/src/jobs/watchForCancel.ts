import type { Job } from '#domain/job';
import { paths } from '../platform/firestore';
import { log } from '../platform/log';

export interface CancelWatch {
  readonly signal: AbortSignal;
  abort(reason: unknown): void;
  end(): void;
}

/**
 * Listens for the owner's wish to cancel, for the job being deleted, and for the owner no longer being allowed to run
 * one; each stops the slice within a second.
 * @param onJob is told how the job stands, now and whenever it is written to.
 */
export function watchForCancel(jobId: string, ownerUid: string, onJob?: (job: Job) => void): CancelWatch {
  const controller = new AbortController();
  const failed = (error: Error) => {
    // The job goes on: what was to be heard is still seen by the next slice, which listens anew.
    log.error('listening for a cancel failed', error, { jobId });
  };
  const endings = [
    paths.job(jobId).onSnapshot((snapshot) => {
      const job = snapshot.data();
      if (job) onJob?.(job);
      if (!job || job.cancelRequestedAt) controller.abort('canceled');
    }, failed),
    paths.user(ownerUid).onSnapshot((snapshot) => {
      if (snapshot.data()?.state !== 'active') controller.abort('canceled');
    }, failed),
  ];
  const end = () => {
    for (const stopListening of endings) stopListening();
  };
  return { signal: controller.signal, abort: (reason) => controller.abort(reason), end };
}
