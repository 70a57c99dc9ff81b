/**
 * `deletions/{uid}`: an account that is being deleted, and what is left to do. It outlives the account's own documents,
 * so that a deletion that stopped midway still knows the address; it goes last.
 */
export interface Deletion {
  readonly uid: string;
  readonly email: string;
  /** Jobs whose own document is gone while what lies below it may not be. */
  readonly jobIds: readonly string[];
  readonly requestedAt: Date;
}
