/** Plans and limits. `/pricing` shows the same values that the functions enforce. */
export const planIds = ['free', 'pro', 'team'] as const;
export type PlanId = (typeof planIds)[number];

export const schedulePeriods = ['weekly', 'daily', 'hourly'] as const;
export type SchedulePeriod = (typeof schedulePeriods)[number];

export interface PlanLimits {
  readonly pagesPerJob: number;
  readonly jobsPerMonth: number;
  readonly jobsAtOnce: number;
  /** Jobs that wait until others end. */
  readonly queuedJobs: number;
  readonly schedules: number;
  /** The shortest period that a schedule may have. */
  readonly shortestPeriod: SchedulePeriod;
  readonly reportsKeptDays: number;
}

export interface Plan extends PlanLimits {
  readonly id: PlanId;
  readonly name: string;
}

/**
 * Jobs of a user per day that fail before they read a page and don't count toward the month's limit. Later ones
 * count.
 */
export const uncountedJobsPerDay = 10;

/** The limit of pages for any job, including those of users with admin overrides. */
export const maxPagesPerJob = 100_000;

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    pagesPerJob: 500,
    jobsPerMonth: 30,
    jobsAtOnce: 1,
    queuedJobs: 5,
    schedules: 1,
    shortestPeriod: 'weekly',
    reportsKeptDays: 30,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    pagesPerJob: 10_000,
    jobsPerMonth: 500,
    jobsAtOnce: 5,
    queuedJobs: 50,
    schedules: 20,
    shortestPeriod: 'daily',
    reportsKeptDays: 365,
  },
  team: {
    id: 'team',
    name: 'Team',
    pagesPerJob: maxPagesPerJob,
    jobsPerMonth: 5_000,
    jobsAtOnce: 20,
    queuedJobs: 200,
    schedules: 200,
    shortestPeriod: 'hourly',
    reportsKeptDays: 3 * 365,
  },
};

/** Plans are listed from the smallest to the largest. */
export function isLargerPlan(plan: PlanId, present: PlanId): boolean {
  return planIds.indexOf(plan) > planIds.indexOf(present);
}

export type LimitOverrides = Partial<PlanLimits>;

/** Returns the limits of a user: the plan's, with the admin's overrides for this user. */
export function limitsFor(plan: PlanId, overrides: LimitOverrides = {}): PlanLimits {
  return { ...plans[plan], ...overrides };
}
