import type { Query } from '#services/backend';

/** The number that the functions consider, newest first. */
const mostProofs = 1_000;

/** Queries the user's ownership proofs, complete or pending. */
export const proofsQuery = (uid: string): Query => ({
  from: `users/${uid}/verifications`,
  orderBy: ['verifiedAt', 'desc'],
  limit: mostProofs,
});
