import type { Job } from './job';

export const goneReasons = ['deleted', 'expired'] as const;
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
