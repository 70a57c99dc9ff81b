/** `unverified` is what could not be judged: it never counts against a site. */
export const severities = ['error', 'warning', 'notice', 'unverified'] as const;
export type Severity = (typeof severities)[number];
