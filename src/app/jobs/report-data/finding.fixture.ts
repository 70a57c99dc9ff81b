import type { Finding } from '#domain/finding';

/** A finding for tests: a link that is broken. */
export const exampleFinding: Finding = {
  fingerprint: 'abc',
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://example.com/',
  target: 'https://example.com/gone',
  message: '/gone returns 404 (not found).',
  evidence: { status: 404 },
};
