import { heartbeatIntervalMs } from '#domain/heartbeat';
import { atRest, type Job, type JobProgress } from '#domain/job';
import type { AuditSink } from '../audit/contract';
import { shouldCommit, shouldReportProgress } from './intervals';
import type { JobLog } from './log';

export interface HeartbeatOptions {
  readonly job: Pick<Job, 'startedAt' | 'progress'>;
  readonly log: Pick<JobLog, 'committed' | 'commit'>;
  /** Says that the slice is alive, and how far it is. Rejects when the lease is lost. */
  readonly send: (progress: JobProgress) => Promise<void>;
  /** Called once, with what a beat failed with. */
  readonly abort: (reason: unknown) => void;
}

export interface Heartbeat {
  readonly sink: AuditSink;
  /** Beats at once, and every second from now on: somebody waits to hear of the slice. */
  speedUp(): void;
  /** Stops beating, and throws what a beat failed with. */
  stop(): Promise<void>;
}

const tickMs = 250;
const fastIntervalMs = 1_000;

/**
 * Writes what the engine finds at the cadence that the budget allows, and between two commits that the slice is alive
 * and how far it is.
 */
export function startHeartbeat({ job, log, send, abort }: HeartbeatOptions): Heartbeat {
  const startedAt = (job.startedAt ?? new Date()).getTime();
  let progress = () => job.progress;
  let lastCommit = Date.now();
  let lastWrite = Date.now();
  let reportedPages = job.progress.pages;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let isFast = false;
  let failed: { readonly reason: unknown } | null = null;

  const exclusively = (write: () => Promise<void>): Promise<void> => {
    busy = true;
    reportedPages = progress().pages;
    const done = writing.then(write).finally(() => {
      busy = false;
      lastWrite = Date.now();
    });
    // The caller gets the rejection; the queue itself goes on.
    writing = done.catch(() => undefined);
    return done;
  };

  // A commit is a sign of life as well.
  const intervalMs = () => (isFast ? fastIntervalMs : heartbeatIntervalMs(lastWrite - startedAt));
  const isDue = (now: number) =>
    now - lastWrite >= intervalMs() ||
    shouldReportProgress(progress().pages - reportedPages, now - lastWrite);

  const timer = setInterval(() => {
    if (busy || failed || !isDue(Date.now())) return;
    exclusively(() => send(progress())).catch((reason: unknown) => {
      failed = { reason };
      abort(reason);
    });
  }, tickMs);

  return {
    sink: {
      watch(present) {
        progress = present;
        return () => {
          const last = atRest(present());
          progress = () => last;
        };
      },
      wantsCommit(pending) {
        return shouldCommit(pending, log.committed, Date.now() - lastCommit);
      },
      commit(batch) {
        return exclusively(async () => {
          if (failed) throw failed.reason;
          await log.commit(batch);
          lastCommit = Date.now();
        });
      },
    },
    speedUp() {
      isFast = true;
      lastWrite = 0;
    },
    async stop() {
      clearInterval(timer);
      await writing;
      if (failed) throw failed.reason;
    },
  };
}
