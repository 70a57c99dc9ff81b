import { atRest, type Job, type JobProgress } from '../../../src/domain/job';
import type { AuditSink } from '../audit/contract';
import { beatWaitMs, commitIsDue, longestWithoutBeatMs } from './cadence';
import type { JobLog } from './log';

export interface PulseParts {
  readonly job: Pick<Job, 'startedAt' | 'progress'>;
  readonly log: Pick<JobLog, 'committed' | 'commit'>;
  /** How long the slice is taken for alive after a beat, in milliseconds. */
  readonly leaseMs: number;
  /** Says that the slice is alive, and how far it is. Rejects when the lease is lost. */
  readonly beat: (progress: JobProgress) => Promise<void>;
  /** Called once, with what a beat failed with. */
  readonly abort: (reason: unknown) => void;
}

export interface Pulse {
  readonly sink: AuditSink;
  /** Beats at once, and every second from now on: somebody waits to hear of the slice. */
  hurry(): void;
  /** Stops beating, and throws what a beat failed with. */
  end(): Promise<void>;
}

const tickMs = 250;
const hurriedMs = 1_000;

/**
 * Writes what the engine finds at the cadence that the budget allows, and between two commits that the slice is alive
 * and how far it is.
 */
export function startPulse({ job, log, leaseMs, beat, abort }: PulseParts): Pulse {
  const startedAt = (job.startedAt ?? new Date()).getTime();
  // Only a beat renews the lease, and a slice that commits all the time has no other reason for one.
  const longestSilenceMs = longestWithoutBeatMs(leaseMs);
  let progress = () => job.progress;
  let lastCommit = Date.now();
  let lastWrite = Date.now();
  let lastBeat = Date.now();
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let hurried = false;
  let failed: { readonly reason: unknown } | null = null;

  const exclusively = (write: () => Promise<void>): Promise<void> => {
    busy = true;
    const done = writing.then(write).finally(() => {
      busy = false;
      lastWrite = Date.now();
    });
    // The caller gets the rejection; the queue itself goes on.
    writing = done.catch(() => undefined);
    return done;
  };

  const waitMs = (now: number) => (hurried ? hurriedMs : beatWaitMs(now - startedAt));
  const isDue = (now: number) => now - lastWrite >= waitMs(now) || now - lastBeat >= longestSilenceMs;

  const timer = setInterval(() => {
    if (busy || failed || !isDue(Date.now())) return;
    lastBeat = Date.now();
    exclusively(() => beat(progress())).catch((reason: unknown) => {
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
        return commitIsDue(pending, log.committed, Date.now() - lastCommit);
      },
      commit(batch) {
        return exclusively(async () => {
          if (failed) throw failed.reason;
          await log.commit(batch);
          lastCommit = Date.now();
        });
      },
    },
    hurry() {
      hurried = true;
      lastWrite = 0;
    },
    async end() {
      clearInterval(timer);
      await writing;
      if (failed) throw failed.reason;
    },
  };
}
