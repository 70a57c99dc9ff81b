/** The types of documents that only functions read. */

/** Encrypted text. */
export interface Encrypted {
  readonly keyId: string;
  readonly nonce: Uint8Array;
  /** Ends with the tag of AES-GCM. */
  readonly ciphertext: Uint8Array;
}

/** `rateLimits/{what} {subject} {window}`: uses in one window of time. */
export interface UsageCount {
  /** A uid, the id of a waitlist entry, or a salted digest of an IP address. */
  readonly subject: string;
  readonly count: number;
  readonly expiresAt: Date;
}

/** `rateLimits/salt {day}`: the salt of the day's digests of IP addresses. */
export interface DailySalt {
  readonly salt: string;
  readonly expiresAt: Date;
}

/** `users/{uid}/locks/{name}`: exists while the lock is taken. */
export interface Lock {
  readonly expiresAt: Date;
}

/** `headerSecrets/{jobs|schedules}-{id}`: the request headers of a job until it ends, or of a schedule, encrypted. */
export interface HeaderSecret extends Encrypted {
  readonly ownerUid: string;
}

/** `jobs/{jobId}/internal/run`: the lease of a job, and its next slice. */
export interface Run {
  /** The execution that has the lease until its heartbeats stop (`leaseExpiry`); null if there is none. */
  readonly holder: string | null;
  /** The fencing token: grows with every lease. */
  readonly fence: number;
  /** The number of the slice that may run now, from 1. */
  readonly slice: number;
  /** How often the slice was requeued since the last lease, and when last; absent if it never was. */
  readonly requeued?: { readonly times: number; readonly at: Date };
}

/**
 * `jobs/{jobId}/log/{seq}`: the append-only event log of a job. Each number can be created once, and a lease takes a
 * number too. That fences off a slice that was believed dead: its next commit would create an existing number, so it
 * fails as a whole.
 */
export type LogEntry =
  | { readonly seq: number; readonly fence: number; readonly kind: 'lease' | 'handover' | 'end' }
  /** A piece of the next commit's delta, if that is too large for one document. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'piece';
      readonly delta: Uint8Array;
    }
  /** `delta` is the engine's, as deflated JSON. `part` is the number of the last part in the commit. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'commit';
      readonly part: number;
      readonly delta: Uint8Array;
    };

/** `recounts/{uid} {site}`: what the user ignores on the site has changed, and its reports may have old numbers. */
export interface Recount {
  readonly ownerUid: string;
  readonly host: string;
  /** Reports in which the user made the changes. Absent if there is none. */
  readonly jobIds?: readonly string[];
  readonly at: Date;
}

/** `jobDeletions/{jobId}`: the job's document is deleted, but its subcollections may not be yet. */
export interface JobDeletion {
  readonly ownerUid: string;
  readonly at: Date;
}
