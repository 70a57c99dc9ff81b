import { settings } from '../testPage.fixture';
import { cspMissing } from './csp-missing';

test('reports a page without a policy', () => {
  expect(settings(cspMissing, {})).toEqual(['The Content-Security-Policy header is missing']);
  expect(settings(cspMissing, { 'content-security-policy': ' ' })).toHaveLength(1);
});

test('reports a report-only policy', () => {
  expect(settings(cspMissing, { 'content-security-policy-report-only': "default-src 'self'" })).toHaveLength(
    1,
  );
});

test("doesn't report one in a header, or one in the page", () => {
  expect(settings(cspMissing, { 'content-security-policy': "default-src 'self'" })).toEqual([]);
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  expect(settings(cspMissing, {}, { html })).toEqual([]);
});

test.each(['upgrade-insecure-requests', "frame-ancestors 'none'; img-src 'self'"])(
  "reports a policy that doesn't mention scripts: %s",
  (policy) =>
    expect(settings(cspMissing, { 'content-security-policy': policy })).toEqual([
      'The Content-Security-Policy doesn’t restrict scripts',
    ]),
);

test("doesn't report one that blocks all scripts", () => {
  expect(settings(cspMissing, { 'content-security-policy': 'sandbox' })).toEqual([]);
});
