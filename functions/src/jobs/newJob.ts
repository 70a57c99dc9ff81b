import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { type Job, noProgress } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import type { WaitReason } from '#domain/jobQueue';
import { searchTokens } from '#domain/jobSearch';
import type { PlanLimits } from '#domain/plans';
import { unicodeHost } from '#domain/unicodeHost';
import type { User } from '#domain/user';

/**
 * Derives the ID of a job from its owner and the idempotency key, so that a repeated request means the same job. 20
 * characters of base64url have 120 bits, too many to guess.
 */
export function jobIdFor(uid: string, idempotencyKey: string): string {
  return createHash('sha256').update(`${uid} ${idempotencyKey}`).digest('base64url').slice(0, 20);
}

/** The schedule that submits a job, and its previous run. */
export interface Scheduled {
  readonly scheduleId: string;
  readonly title: string;
  readonly previousJobId: string | null;
}

interface JobRequest {
  readonly jobId: string;
  readonly owner: Pick<User, 'uid' | 'email'>;
  readonly input: StoredInput;
  readonly limits: PlanLimits;
  readonly retryOf?: Pick<Job, 'jobId' | 'attempt' | 'label' | 'title'>;
  readonly scheduled?: Scheduled | undefined;
  /** The run to compare with. */
  readonly previousJobId?: string | null;
  readonly waiting?: { readonly waitsFor: WaitReason; readonly ahead: number } | undefined;
}

const dayMs = 86_400_000;

export function newJob(
  { jobId, owner, input, limits, retryOf, scheduled, previousJobId = null, waiting }: JobRequest,
  now: Date,
): Job {
  const { host, hostname } = new URL(input.url);
  const title = retryOf?.title ?? scheduled?.title ?? unicodeHost(host);
  return {
    jobId,
    ownerUid: owner.uid,
    ownerEmail: owner.email,
    kind: 'site-audit',
    title,
    host,
    score: null,
    grade: null,
    searchTokens: searchTokens({ jobId, host, title, hostAsRead: displayHostname(hostname) }),
    input,
    state: 'queued',
    waitsFor: null,
    ...waiting,
    progress: noProgress,
    result: null,
    failure: null,
    attempt: (retryOf?.attempt ?? 0) + 1,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + limits.reportsKeptDays * dayMs),
    scheduleId: scheduled?.scheduleId ?? null,
    previousJobId,
    retryOf: retryOf?.jobId ?? null,
    cancelRequestedAt: null,
    label: retryOf?.label ?? null,
    share: null,
  };
}

/** Returns `bücher.example` for `xn--bcher-kva.example`, and any other name unchanged. */
const displayHostname = (hostname: string) => domainToUnicode(hostname) || hostname;
