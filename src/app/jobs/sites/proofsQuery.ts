import type { Query } from '#services/backend';

/** As many as the functions go by, the newest first. */
const mostProofs = 1_000;

/** What has shown, or is to show, which sites are somebody's own. */
export const proofsQuery = (uid: string): Query => ({
  from: `users/${uid}/verifications`,
  orderBy: ['verifiedAt', 'desc'],
  limit: mostProofs,
});
