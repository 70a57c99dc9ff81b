import type { Job } from './job';

export const goneReasons = ['deleted', 'expired'] as const;
export type GoneReason = (typeof goneReasons)[number];

/** How long an old link can still say what became of its job. */
const rememberedDays = 365;

/**
 * The document `users/{uid}/goneJobs/{jobId}`: what is left of a job that is no more, for its owner. Written by Cloud
 * Functions only, and forgotten by the database itself after `forgetAt`.
 */
export interface GoneJob {
  readonly title: string;
  /** The start address, to check it once more. */
  readonly url: string;
  readonly why: GoneReason;
  readonly at: Date;
  readonly forgetAt: Date;
}

export function goneJob({ title, input }: Pick<Job, 'title' | 'input'>, why: GoneReason, at: Date): GoneJob {
  return { title, url: input.url, why, at, forgetAt: new Date(at.getTime() + rememberedDays * 86_400_000) };
}

/** A report whose time has passed, whether or not it has been cleared away yet. */
export const hasExpired = ({ expiresAt }: Pick<Job, 'expiresAt'>, now: Date) => expiresAt <= now;
