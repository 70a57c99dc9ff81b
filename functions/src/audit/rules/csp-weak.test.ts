import { cspWeak } from './csp-weak';
import { settings } from './testPage';

const of = (policy: string) => settings(cspWeak, { 'content-security-policy': policy });

test.each([
  ["default-src 'self' 'unsafe-inline'", "'unsafe-inline'"],
  ["script-src 'self' https:", 'https:'],
  ["default-src 'self'; script-src *", '*'],
  ["script-src 'self' data:", 'data:'],
])('%s', (policy, weakness) =>
  expect(of(policy)).toEqual([`The Content-Security-Policy lets scripts through: ${weakness}`]),
);

test.each([
  "default-src 'self'",
  "script-src 'nonce-abc' 'unsafe-inline'",
  "script-src 'sha256-abc=' 'unsafe-inline'",
  "script-src 'strict-dynamic' 'nonce-abc' https: 'unsafe-inline'",
  "default-src 'self' 'unsafe-inline'; script-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  "default-src 'self'; img-src *",
  "script-src 'unsafe-inline', script-src 'self'",
])('not %s', (policy) => expect(of(policy)).toEqual([]));
