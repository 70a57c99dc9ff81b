import type { SeverityCounts } from './finding';
import type { StoredInput } from './jobInput';
import type { WaitReason } from './jobQueue';
import type { CategoryId } from './rules';
import type { Grade, Scorable } from './score';

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobState = (typeof jobStates)[number];

/** The only transition table. Retrying a failed or canceled job creates a new job that references the old one. */
const transitions: Record<JobState, readonly JobState[]> = {
  queued: ['running', 'failed', 'canceled'],
  running: ['succeeded', 'failed', 'canceled'],
  succeeded: [],
  failed: [],
  canceled: [],
};

export const activeStates = jobStates.filter((state) => transitions[state].length > 0);

export function canMove(from: JobState, to: JobState): boolean {
  return transitions[from].includes(to);
}

/** Returns whether a job has ended. An ended job never changes its state. */
export function hasEnded(state: JobState): boolean {
  return transitions[state].length === 0;
}

export function canCancel(job: Pick<Job, 'state' | 'cancelRequestedAt'>): boolean {
  return canMove(job.state, 'canceled') && job.cancelRequestedAt === null;
}

export function canRetry(job: Pick<Job, 'state'>): boolean {
  return job.state === 'failed' || job.state === 'canceled';
}

export const failureCodes = [
  'site-unreachable',
  'no-page',
  'blocked-by-robots',
  'quota-exceeded',
  'headers-unreadable',
  'deadline-exceeded',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Why a job could not finish. Finding broken links is a success. */
export interface JobFailure {
  readonly code: FailureCode;
  /** Plain text: what happened and what to do. */
  readonly message: string;
  readonly retryable: boolean;
}

export interface JobProgress {
  /** Known URLs that the job will request: pages, link targets, and URLs that only a sitemap lists. */
  readonly discovered: number;
  /** Those that have been evaluated. */
  readonly fetched: number;
  /** HTML pages of the site that have been read. */
  readonly pages: number;
  readonly findings: number;
  readonly pagesPerSecond: number;
  readonly currentUrl: string | null;
}

export const noProgress: JobProgress = {
  discovered: 0,
  fetched: 0,
  pages: 0,
  findings: 0,
  pagesPerSecond: 0,
  currentUrl: null,
};

/** The progress of a job that no slice is running, as fields of the job's document. */
export const restingFields = { 'progress.currentUrl': null, 'progress.pagesPerSecond': 0 } as const;

export const atRest = (progress: JobProgress): JobProgress => ({
  ...progress,
  currentUrl: null,
  pagesPerSecond: 0,
});

export interface JobResult extends Scorable {
  /** 0 to 100. Meaningless if `unscoredBy` returns a reason. */
  readonly score: number;
  readonly grade: Grade;
  readonly counts: SeverityCounts;
  readonly byCategory: Record<CategoryId, SeverityCounts>;
  readonly bytes: number;
  /** From start to end, including waits between slices. */
  readonly durationMs: number;
}

/** The document `jobs/{jobId}`. Written only by Cloud Functions. */
export interface Job {
  readonly jobId: string;
  readonly ownerUid: string;
  readonly ownerEmail: string;
  readonly kind: 'site-audit';
  readonly title: string;
  /** The host of the start URL. Stored, like the next three fields, so that lists can be filtered by it. */
  readonly host: string;
  /** Copied from the result of a successful job. A canceled job doesn't score its site. */
  readonly score: number | null;
  readonly grade: Grade | null;
  /** The score of the comparable run before it. Null or absent without one, without a score, and in older jobs. */
  readonly previousScore?: number | null;
  readonly searchTokens: readonly string[];
  readonly input: StoredInput;
  readonly state: JobState;
  /** What a queued job waits for; null once it was handed to the task queue. Absent in older jobs. */
  readonly waitsFor?: WaitReason | null;
  /** How many jobs of its owner had not ended when this one was queued behind them. */
  readonly ahead?: number;
  /** When a job that waited was handed to the task queue. */
  readonly readyAt?: Date;
  readonly progress: JobProgress;
  /** Set when the job ended with a report. A canceled job keeps the report of what it found. */
  readonly result: JobResult | null;
  readonly failure: JobFailure | null;
  /** The job failed before it read a page, and doesn't count toward the month's limit. */
  readonly isUncounted?: true;
  /** 1 for the first run, incremented by every retry. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
  /** When the report is deleted, based on the owner's plan. */
  readonly expiresAt: Date;
  readonly scheduleId: string | null;
  readonly previousJobId: string | null;
  readonly retryOf: string | null;
  readonly cancelRequestedAt: Date | null;
  readonly label: string | null;
  /** The secret part of the public link to the report. Null if it isn't shared. */
  readonly share: string | null;
}

const goneReasons = ['deleted', 'expired'] as const;
export type GoneReason = (typeof goneReasons)[number];

/** How long an old link can still explain what happened to its job. */
const rememberedDays = 365;

/**
 * The document `users/{uid}/goneJobs/{jobId}`: the tombstone of a deleted job, for its owner. Written only by Cloud
 * Functions and deleted by Firestore's TTL after `forgetAt`.
 */
export interface GoneJob {
  readonly title: string;
  /** The start URL, so that the owner can check it again. */
  readonly url: string;
  readonly why: GoneReason;
  readonly at: Date;
  readonly forgetAt: Date;
}

export function goneJob({ title, input }: Pick<Job, 'title' | 'input'>, why: GoneReason, at: Date): GoneJob {
  return { title, url: input.url, why, at, forgetAt: new Date(at.getTime() + rememberedDays * 86_400_000) };
}

/** Returns whether a report has expired, whether or not it has been deleted yet. */
export const hasExpired = ({ expiresAt }: Pick<Job, 'expiresAt'>, now: Date) => expiresAt <= now;
