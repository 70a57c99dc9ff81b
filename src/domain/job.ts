import type { SeverityCounts } from './finding';
import type { StoredInput } from './jobInput';
import type { CategoryId } from './rules';
import type { Grade, Scorable } from './score';

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobState = (typeof jobStates)[number];

/** The one transition table. Retrying a failed or canceled job makes a new job that points at the old one. */
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

/** A job that has ended never changes its state again. */
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

/** Why a job could not do its work. Finding broken links is success. */
export interface JobFailure {
  readonly code: FailureCode;
  /** Plain words: what happened and what to do. */
  readonly message: string;
  readonly retryable: boolean;
}

export interface JobProgress {
  /** URLs known so far that the job will ask, pages and link targets both, also those that only a sitemap names. */
  readonly discovered: number;
  /** URLs of those that have been judged. */
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

/** What a job's progress says while nobody works on it, as fields of the job's document. */
export const restingFields = { 'progress.currentUrl': null, 'progress.pagesPerSecond': 0 } as const;

export const atRest = (progress: JobProgress): JobProgress => ({
  ...progress,
  currentUrl: null,
  pagesPerSecond: 0,
});

export interface JobResult extends Scorable {
  /** 0 to 100; means nothing where `unscoredBy` says that there is none. */
  readonly score: number;
  readonly grade: Grade;
  readonly counts: SeverityCounts;
  readonly byCategory: Record<CategoryId, SeverityCounts>;
  readonly bytes: number;
  /** From start to end, waiting between slices included. */
  readonly durationMs: number;
}

/** The document `jobs/{jobId}`. Written by Cloud Functions only. */
export interface Job {
  readonly jobId: string;
  readonly ownerUid: string;
  readonly ownerEmail: string;
  readonly kind: 'site-audit';
  readonly title: string;
  /** The site, by the host of the start URL. This and the next three stand here so that a list can be filtered by them. */
  readonly host: string;
  /** As in the result, once the job has succeeded; what was read before a job was cancelled earns its site none. */
  readonly score: number | null;
  readonly grade: Grade | null;
  readonly searchTokens: readonly string[];
  readonly input: StoredInput;
  readonly state: JobState;
  readonly progress: JobProgress;
  /** Set when the job ended with a report; a canceled job keeps the report of what it had found. */
  readonly result: JobResult | null;
  readonly failure: JobFailure | null;
  /** 1 for a first run, one more with every retry. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
  /** When the report is deleted, by the owner's plan. */
  readonly expiresAt: Date;
  readonly scheduleId: string | null;
  readonly previousJobId: string | null;
  readonly retryOf: string | null;
  readonly cancelRequestedAt: Date | null;
  readonly label: string | null;
  /** The secret part of the link that everybody may read the report by; null when it is not shared. */
  readonly share: string | null;
}
