import { settings } from '../testPage.fixture';
import { cspMissing, cspWeak, framingAllowed } from './contentSecurityPolicy';

describe('csp-missing', () => {
  test('reports a page without a policy', () => {
    expect(settings(cspMissing, {})).toEqual(['The Content-Security-Policy header is missing']);
    expect(settings(cspMissing, { 'content-security-policy': ' ' })).toHaveLength(1);
  });

  test('reports a report-only policy', () => {
    expect(
      settings(cspMissing, { 'content-security-policy-report-only': "default-src 'self'" }),
    ).toHaveLength(1);
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
});

describe('csp-weak', () => {
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
});

describe('framing-allowed', () => {
  test("reports a page that doesn't restrict frames", () => {
    expect(settings(framingAllowed, {})).toEqual(['Any site can embed the pages in a frame']);
    expect(settings(framingAllowed, { 'content-security-policy': "default-src 'self'" })).toHaveLength(1);
  });

  test.each(['ALLOWALL', 'SAMEORIGIN;', '"DENY"', 'deny-all'])(
    "reports an option that browsers don't support: %s",
    (option) => {
      expect(settings(framingAllowed, { 'x-frame-options': option })).toHaveLength(1);
    },
  );

  test('reports an option that browsers no longer support', () => {
    expect(settings(framingAllowed, { 'x-frame-options': 'ALLOW-FROM https://a.example' })).toEqual([
      'Any site can embed the pages in a frame, since browsers don’t know X-Frame-Options “ALLOW-FROM https://a.example”',
    ]);
  });

  test.each([
    { 'x-frame-options': 'DENY' },
    { 'x-frame-options': 'sameorigin' },
    { 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' },
    { 'x-frame-options': 'ALLOWALL, DENY' },
    { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    { 'content-security-policy': 'frame-ancestors' },
    { 'content-security-policy': "frame-ancestors 'self' https://partner.example https://*.example.com" },
    // A site must be allowed by all policies.
    { 'content-security-policy': "frame-ancestors *, frame-ancestors 'self'" },
  ])("doesn't report %j", (headers) => expect(settings(framingAllowed, headers)).toEqual([]));

  test.each(['*', 'https:', "'self' https:", 'http://* https://*'])(
    'reports a policy that allows all sites: frame-ancestors %s',
    (sources) => {
      const policy = { 'content-security-policy': `frame-ancestors ${sources}` };
      const message = `Any site can embed the pages in a frame, since “frame-ancestors ${sources}” lets all of them`;
      expect(settings(framingAllowed, policy)).toEqual([message]);
      // Browsers ignore X-Frame-Options then.
      expect(settings(framingAllowed, { ...policy, 'x-frame-options': 'DENY' })).toEqual([message]);
    },
  );

  test('ignores a policy in the page, like browsers do', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`;
    expect(settings(framingAllowed, {}, { html })).toHaveLength(1);
  });
});
