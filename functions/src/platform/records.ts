import type { Encrypted } from './encryption';

/** Documents that only functions read. */

/** `rateLimits/{what} {subject} {window}`: uses in one window of time. */
export interface UsageCount {
  /** A uid, the id of a waitlist entry, or a salted digest of an IP address. */
  readonly subject: string;
  readonly count: number;
  readonly expiresAt: Date;
}

/** `users/{uid}/locks/{name}`: exists while someone holds the lock. */
export interface Lock {
  readonly expiresAt: Date;
}

/** `headerSecrets/{jobs|schedules}-{id}`: the request headers of a job until it ends, or of a schedule, encrypted. */
export interface HeaderSecret extends Encrypted {
  readonly ownerUid: string;
}

/** Documents below a job that only functions read. */

/** `jobs/{jobId}/internal/run`: who works on the job now, and which slice is next. */
export interface Run {
  /** Which slice execution holds the job, until it has been silent for too long (`leaseExpiry`); null when nobody does. */
  readonly holder: string | null;
  /** Grows with every holder, so that an old one can be told from the present one. */
  readonly fence: number;
  /** The slice that may run now, from 1. */
  readonly slice: number;
  /** How often it was put on the queue again since somebody last held it, and when; absent when it never was. */
  readonly again?: { readonly times: number; readonly at: Date };
}

/**
 * `jobs/{jobId}/log/{seq}`: the job's history, append-only. Each number is created once, by whoever comes first, and
 * taking the lease takes a number too: that is what fences a slice that was believed dead. Its next commit finds the
 * number taken and fails as a whole.
 */
export type LogEntry =
  | { readonly seq: number; readonly fence: number; readonly kind: 'lease' | 'handover' | 'end' }
  /** The beginning of the next commit's delta, when that is too large for one document. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'piece';
      readonly delta: Uint8Array;
    }
  /** `delta` is the engine's, as deflated JSON; `part` is the number of the last report part of the same commit. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'commit';
      readonly part: number;
      readonly delta: Uint8Array;
    };

/** `jobDeletions/{jobId}`: the job's own document is gone, what lies below it may not be yet. */
export interface JobDeletion {
  readonly ownerUid: string;
  readonly at: Date;
}
