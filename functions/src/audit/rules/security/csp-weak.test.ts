import { settings } from '../testPage.fixture';
import { cspWeak } from './csp-weak';

const of = (policy: string) => settings(cspWeak, { 'content-security-policy': policy });

test.each([
  ["default-src 'self' 'unsafe-inline'", "'unsafe-inline'"],
  ["script-src 'self' https:", 'https:'],
  ["default-src 'self'; script-src *", '*'],
  ["script-src 'self' data:", 'data:'],
  ["script-src 'self'; script-src-elem *", '*'],
  ["script-src 'self' 'unsafe-inline'; script-src-elem 'self'", "'unsafe-inline'"],
  ["script-src 'self'; script-src-attr 'unsafe-inline'", "'unsafe-inline'"],
])('reports %s', (policy, weakness) =>
  expect(of(policy)).toEqual([`The Content-Security-Policy allows unsafe scripts: ${weakness}`]),
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
  'upgrade-insecure-requests',
  "script-src *; script-src-elem 'self'; script-src-attr 'none'",
  "script-src 'unsafe-inline'; script-src-elem 'self'; script-src-attr 'none'",
])("doesn't report %s", (policy) => expect(of(policy)).toEqual([]));

test("reports a weak policy beside one that isn't about scripts", () => {
  expect(of("script-src *, frame-ancestors 'none'")).toHaveLength(1);
});

test('evaluates a policy in the page, alone or beside a stricter one', () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="script-src *">`;
  expect(settings(cspWeak, {}, { html })).toEqual(['The Content-Security-Policy allows unsafe scripts: *']);
  expect(settings(cspWeak, { 'content-security-policy': "script-src 'self'" }, { html })).toEqual([]);
});

test('reports every host of a scheme', () => {
  const headers = { 'content-security-policy': 'script-src https://*' };
  expect(settings(cspWeak, headers)).toEqual([
    'The Content-Security-Policy allows unsafe scripts: https://*',
  ]);
  expect(settings(cspWeak, { 'content-security-policy': 'script-src https://*.example.com' })).toEqual([]);
});
