import type { Job } from '#domain/job';

/** A list whose newest part is live and whose rest was read once, newest first. */
export interface JobWindow {
  readonly live: readonly Job[];
  readonly older: readonly Job[];
}

/**
 * Applies a live update. When older jobs are shown, a job that a newer one pushed out of the live part moves
 * to them, so that none is missing; one that left because its state changed is removed.
 */
export function withLive(window: JobWindow, live: readonly Job[], size: number): JobWindow {
  const tail = live.at(-1);
  if (window.older.length === 0 || live.length < size || !tail) return { ...window, live };
  const present = new Set(live.map((job) => job.jobId));
  const pushedOut = window.live.filter(
    (job) => !present.has(job.jobId) && job.createdAt.getTime() <= tail.createdAt.getTime(),
  );
  return { live, older: withoutRepeats([...pushedOut, ...window.older], present) };
}

export function withOlder(window: JobWindow, older: readonly Job[]): JobWindow {
  const present = new Set(window.live.map((job) => job.jobId));
  return { ...window, older: withoutRepeats([...window.older, ...older], present) };
}

function withoutRepeats(jobs: readonly Job[], seen: ReadonlySet<string>): readonly Job[] {
  const known = new Set(seen);
  return jobs.filter((job) => {
    if (known.has(job.jobId)) return false;
    known.add(job.jobId);
    return true;
  });
}
