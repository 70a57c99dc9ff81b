/**
 * Why a URL was not requested: it looks like a trap or is too long, the audit has reached its limit of URLs or
 * requests, or the rest of its page was not read.
 */
export const leftOutCauses = ['trap', 'limit', 'requests', 'rest', 'long'] as const;
export type LeftOutCause = (typeof leftOutCauses)[number];
