import type { PlanLimits } from './plans';

/**
 * What a queued job waits for before it is handed to the task queue: its owner's other jobs, or a free instance. A
 * queued job without a reason starts within seconds.
 */
export const waitReasons = ['own-jobs', 'capacity'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Jobs that have been started and have not ended. */
export interface Load {
  readonly own: number;
  /** Those of all users. */
  readonly all: number;
}

type Limits = Pick<PlanLimits, 'jobsAtOnce'>;

/**
 * Returns what a user's next job waits for; null if it starts. The first job of a user starts however busy the
 * installation is, and only further jobs wait for capacity. So each user with jobs has one that runs, and nobody waits
 * for the jobs of someone else to end.
 * @param capacity the number of jobs that run without waiting for each other's slices.
 */
export function waitReason({ own, all }: Load, { jobsAtOnce }: Limits, capacity: number): WaitReason | null {
  if (own >= jobsAtOnce) return 'own-jobs';
  return own > 0 && all >= capacity ? 'capacity' : null;
}

/** Returns, for each of a user's waiting jobs in order, whether it starts now (null) or what it waits for. */
export function waitReasonsOf(
  waiting: number,
  load: Load,
  limits: Limits,
  capacity: number,
): readonly (WaitReason | null)[] {
  let { own, all } = load;
  return Array.from({ length: waiting }, (_, at) => {
    const reason = waitReason({ own, all }, limits, capacity);
    if (reason === null) {
      own += 1;
      all += 1;
      return null;
    }
    return load.own + at < limits.jobsAtOnce ? 'capacity' : 'own-jobs';
  });
}

interface Waiting {
  /** How many jobs of its owner had not ended when this one was submitted. */
  readonly ahead: number;
  readonly createdAt: Date;
}

/** Orders jobs that wait for capacity: the second job of each user, then the third of each, the oldest first. */
export const byTurn = (a: Waiting, b: Waiting) =>
  a.ahead - b.ahead || a.createdAt.getTime() - b.createdAt.getTime();
