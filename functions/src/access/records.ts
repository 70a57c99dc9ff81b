/**
 * `deletions/{uid}`: an account that is being deleted, and what is left to do. It outlives the account's own documents,
 * so that a deletion that stopped midway still knows the address; it goes last.
 */
export interface Deletion {
  readonly uid: string;
  readonly email: string;
  readonly requestedAt: Date;
}
