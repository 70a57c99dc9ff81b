import type { Finding } from '#domain/finding';

/** A finding for tests: a broken link. */
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
