export const waitlistStates = ['waiting', 'approved', 'declined'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/**
 * The document `waitlist/{id}`. The ID is a digest of the email address. Read by admins, written only by Cloud
 * Functions.
 */
export interface WaitlistEntry {
  readonly id: string;
  readonly email: string;
  readonly state: WaitlistState;
  /** Determines the place: first come, first served. */
  readonly joinedAt: Date;
  readonly decidedAt: Date | null;
  /** The entry's account, once it exists. */
  readonly uid: string | null;
  /** The secret part of the link in the email. Having it proves that the email was received. */
  readonly ticket: string;
}

/** The document `waitlistBatches/{batchId}`: the progress of an admin's decision about many entries. Read by admins. */
export interface WaitlistBatch {
  readonly decision: 'approve' | 'decline';
  readonly actorUid: string;
  /** Entries still to be decided, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly done: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
