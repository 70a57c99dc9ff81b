import type { Finding } from '../finding';

/** A finding for tests of exports. */
export const reportedFinding = (change: Partial<Finding> = {}): Finding => ({
  fingerprint: 'abcdefghijklmnop',
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://e.com/',
  target: 'https://e.com/gone',
  message: '/gone returns 404 (not found).',
  evidence: { status: 404, line: 3, column: 5, element: 'a', snippet: '<a href="/gone">' },
  ...change,
});

/** A report of a finished job for tests of exports. */
export const exampleReport = (findings: readonly Finding[]) => ({
  url: 'https://e.com/',
  partial: false,
  score: 90,
  grade: 'A',
  counts: { error: 1, warning: 0, notice: 0, unverified: 0 },
  pagesRead: 4,
  rules: [{ rule: 'broken-link', severity: 'error', findings: 1, pages: 1, points: 10 } as const],
  pages: [],
  findings,
  durationMs: 1_234,
});
