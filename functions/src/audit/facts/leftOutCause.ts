/**
 * Why something that a page names was not looked at: its address seems to come out of a trap or is too long, the
 * audit knows as many addresses or has sent as many requests as it may, or the rest of its page was not read.
 */
export const leftOutCauses = ['trap', 'limit', 'requests', 'rest', 'long'] as const;
export type LeftOutCause = (typeof leftOutCauses)[number];
