import type { Sealed } from './sealing';

/** Documents that only functions read. */

/** `rateLimits/{what} {subject} {window}`: uses in one window of time. */
export interface Uses {
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
export interface HeaderSecret extends Sealed {
  readonly ownerUid: string;
}
