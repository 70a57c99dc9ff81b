import { refs } from '../platform/firestore';
import { log } from '../platform/log';

interface CancelWatch {
  readonly signal: AbortSignal;
  abort(reason: unknown): void;
  stop(): void;
}

/**
 * Aborts the signal within a second when the job is canceled or deleted, or when its owner is no longer allowed to run
 * one.
 */
export function watchForCancel(jobId: string, ownerUid: string): CancelWatch {
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
