import type { Finding, SeenHeaders } from '#domain/finding';
import { sizeOfEvent, sizeOfFinding } from './sizes';

const headers: SeenHeaders = {
  location: `/${'x'.repeat(199)}`,
  server: 'é'.repeat(200),
  'content-type': 'text/html; charset=utf-8',
};
const finding: Finding = {
  fingerprint: 'abcdefghijklmnop',
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://example.com/',
  target: 'https://example.com/old',
  message: '/old redirects to /gone, which returns 404 (not found).',
  evidence: { status: 404 },
};
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('counts the headers of a response, so that a batch fits its document', () => {
  const evidence = { ...finding.evidence, headers, answeredBy: 'https://example.com/gone' };
  const withEvidence = { ...finding, evidence };
  expect(sizeOfFinding(withEvidence)).toBeGreaterThanOrEqual(bytesOf(withEvidence));
  expect(sizeOfFinding(withEvidence) - sizeOfFinding(finding)).toBeLessThan(
    bytesOf(withEvidence) - bytesOf(finding) + 50,
  );
});

test.each([
  { kind: 'broken', status: 404, headers },
  { kind: 'redirect', status: 301, to: 5, headers },
  { kind: 'ok', status: 200, asset: { plain: 5_000, headers } },
] as const)('counts them for each evaluated outcome: $kind', (outcome) => {
  const event = ['resolved', 1, outcome, 0] as const;
  expect(sizeOfEvent(event)).toBeGreaterThanOrEqual(bytesOf(headers));
  expect(sizeOfEvent(event)).toBeLessThan(bytesOf(event) + 50);
});

test('adds nothing for a URL without problems', () => {
  expect(sizeOfEvent(['resolved', 1, { kind: 'ok', status: 200 }, 0])).toBe(48);
});
