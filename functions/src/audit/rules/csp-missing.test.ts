import { cspMissing } from './csp-missing';
import { settings } from './testPage';

test('a page without a policy', () => {
  expect(settings(cspMissing, {})).toEqual(['No Content-Security-Policy is sent']);
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
