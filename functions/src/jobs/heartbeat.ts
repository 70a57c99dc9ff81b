import { heartbeatIntervalMs } from '#domain/heartbeat';
import { atRest, type Job, type JobProgress } from '#domain/job';
import type { AuditSink } from '../audit/contract';
import { shouldCommit, shouldReportProgress } from './intervals';
import type { JobLog } from './log';

export interface HeartbeatOptions {
  readonly job: Pick<Job, 'startedAt' | 'progress'>;
  readonly log: Pick<JobLog, 'committed' | 'commit'>;
  /** Writes the progress, with the pages and findings of the last commit, and renews the lease. Rejects when the lease is lost. */
  readonly send: (progress: JobProgress) => Promise<void>;
  /** Called once if a heartbeat fails, with its error. */
  readonly abort: (reason: unknown) => void;
}

interface Heartbeat {
  readonly sink: AuditSink;
  /** Sends a heartbeat immediately, and then every second, because a caller waits for a response. */
  speedUp(): void;
  /** Stops sending heartbeats, and throws the error of a failed one. */
  stop(): Promise<void>;
}

const tickMs = 250;
const fastIntervalMs = 1_000;

/** Commits what the engine finds as often as the write budget allows, and sends heartbeats between commits. */
export function startHeartbeat({ job, log, send, abort }: HeartbeatOptions): Heartbeat {
  const startedAt = (job.startedAt ?? new Date()).getTime();
  let progress = () => job.progress;
  // Screens show these numbers above the parts of the report, so they count what the parts list.
  let { pages, findings } = job.progress;
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
    // The caller handles the rejection, so later writes must not fail with it.
    writing = done.catch(() => undefined);
    return done;
  };

  // A commit counts as a heartbeat.
  const intervalMs = () => (isFast ? fastIntervalMs : heartbeatIntervalMs(lastWrite - startedAt));
  const isDue = (now: number) =>
    now - lastWrite >= intervalMs() ||
    shouldReportProgress(progress().pages - reportedPages, now - lastWrite);

  const timer = setInterval(() => {
    if (busy || failed || !isDue(Date.now())) return;
    exclusively(() => send({ ...progress(), pages, findings })).catch((reason: unknown) => {
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
          ({ pages, findings } = batch.progress);
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
