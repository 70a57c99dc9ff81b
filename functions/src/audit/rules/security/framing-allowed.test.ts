import { settings } from '../testPage.fixture';
import { framingAllowed } from './framing-allowed';

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
    const said = `Any site can embed the pages in a frame, since “frame-ancestors ${sources}” lets all of them`;
    expect(settings(framingAllowed, policy)).toEqual([said]);
    // Browsers ignore X-Frame-Options then.
    expect(settings(framingAllowed, { ...policy, 'x-frame-options': 'DENY' })).toEqual([said]);
  },
);

test('ignores a policy in the page, like browsers do', () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`;
  expect(settings(framingAllowed, {}, { html })).toHaveLength(1);
});
