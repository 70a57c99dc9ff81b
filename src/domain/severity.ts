/** `unverified` could not be verified and never counts against a site. */
export const severities = ['error', 'warning', 'notice', 'unverified'] as const;
export type Severity = (typeof severities)[number];
