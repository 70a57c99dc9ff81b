import type { Job } from '#domain/job';

/** A list of which the newest part is listened to and the rest was read once, newest first. */
export interface JobWindow {
  readonly live: readonly Job[];
  readonly older: readonly Job[];
}

/**
 * A new answer of the listener. When older jobs are shown, one that a newer job pushed out of the listened part moves
 * over to them, so that the list has no hole; one that left because its state changed is gone.
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
