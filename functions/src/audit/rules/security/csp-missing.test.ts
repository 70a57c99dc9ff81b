import { settings } from '../testPage';
import { cspMissing } from './csp-missing';

test('a page without a policy', () => {
  expect(settings(cspMissing, {})).toEqual(['The Content-Security-Policy header is missing']);
  expect(settings(cspMissing, { 'content-security-policy': ' ' })).toHaveLength(1);
});

test('a policy that only reports protects nobody', () => {
  expect(settings(cspMissing, { 'content-security-policy-report-only': "default-src 'self'" })).toHaveLength(
    1,
  );
});

test('not one in a header, nor one in the page', () => {
  expect(settings(cspMissing, { 'content-security-policy': "default-src 'self'" })).toEqual([]);
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  expect(settings(cspMissing, {}, { html })).toEqual([]);
});

test.each(['upgrade-insecure-requests', "frame-ancestors 'none'; img-src 'self'"])(
  'a policy that says nothing of scripts: %s',
  (policy) =>
    expect(settings(cspMissing, { 'content-security-policy': policy })).toEqual([
      'The Content-Security-Policy doesn’t restrict scripts',
    ]),
);

test('not one that keeps scripts from running at all', () => {
  expect(settings(cspMissing, { 'content-security-policy': 'sandbox' })).toEqual([]);
});
