export const waitlistStates = ['waiting', 'approved', 'declined'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/** The document `waitlist/{id}`; the id is a digest of the address. Read by admins, written by Cloud Functions only. */
export interface WaitlistEntry {
  readonly id: string;
  readonly email: string;
  readonly state: WaitlistState;
  /** Places go by it; whoever joined first is first. */
  readonly joinedAt: Date;
  readonly decidedAt: Date | null;
  /** The account that belongs to the entry, once there is one. */
  readonly uid: string | null;
  /** The secret part of the link in the mail: whoever has it has read the mail. */
  readonly ticket: string;
}

/** The document `waitlistBatches/{batchId}`: an admin's decision about many, as far as it is. Read by admins. */
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
