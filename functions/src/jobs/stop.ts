import { logger } from 'firebase-functions';
import { paths } from '../platform/firestore';

export interface Stop {
  readonly signal: AbortSignal;
  abort(reason: unknown): void;
  end(): void;
}

/** Listens for the owner's wish to cancel, and for the job being deleted; either stops the slice within a second. */
export function whenStopped(jobId: string): Stop {
  const controller = new AbortController();
  const end = paths.job(jobId).onSnapshot(
    (snapshot) => {
      const job = snapshot.data();
      if (!job || job.cancelRequestedAt) controller.abort('canceled');
    },
    (error) => {
      // The job goes on: a cancel is still seen by the next slice, which listens anew.
      logger.error('listening for a cancel failed', { jobId, error: error.message });
    },
  );
  return { signal: controller.signal, abort: (reason) => controller.abort(reason), end };
}
