import { settings } from '../testPage.fixture';
import { nosniffMissing, referrerPolicyMissing, referrerPolicyUnsafe, serverVersion } from './headers';

describe('nosniff-missing', () => {
  const of = (value?: string) =>
    settings(nosniffMissing, value === undefined ? {} : { 'x-content-type-options': value });

  test.each([undefined, '', 'sniff', 'none, nosniff'])('reports %j', (value) =>
    expect(of(value)).toEqual(['The X-Content-Type-Options: nosniff header is missing']),
  );

  test.each(['nosniff', ' NoSniff ', 'nosniff, nosniff'])("doesn't report %j", (value) =>
    expect(of(value)).toEqual([]),
  );
});

describe('referrer-policy-missing', () => {
  test.each([{}, { 'referrer-policy': '' }, { 'referrer-policy': 'strictest' }])('reports %j', (headers) =>
    expect(settings(referrerPolicyMissing, headers)).toEqual(['No Referrer-Policy is set']),
  );

  test.each(['no-referrer', 'Same-Origin', 'made-up, strict-origin-when-cross-origin'])(
    "doesn't report %s",
    (value) => expect(settings(referrerPolicyMissing, { 'referrer-policy': value })).toEqual([]),
  );

  test("doesn't report one in the page", () => {
    expect(settings(referrerPolicyMissing, {}, { html: '<meta name="referrer" content="origin">' })).toEqual(
      [],
    );
  });
});

describe('referrer-policy-unsafe', () => {
  const of = (value: string) => settings(referrerPolicyUnsafe, { 'referrer-policy': value });

  test.each(['unsafe-url', 'no-referrer-when-downgrade', 'no-referrer, UNSAFE-URL'])('reports %s', (value) =>
    expect(of(value)).toHaveLength(1),
  );

  test.each(['no-referrer', 'unsafe-url, strict-origin', 'origin-when-cross-origin', ''])(
    "doesn't report %j",
    (value) => expect(of(value)).toEqual([]),
  );
});

describe('server-version', () => {
  test.each([
    [{ server: 'Apache/2.4.41 (Ubuntu)' }, 'Server: Apache/2.4.41 (Ubuntu)'],
    [{ server: 'nginx/1.18.0' }, 'Server: nginx/1.18.0'],
    [{ server: 'Apache/2' }, 'Server: Apache/2'],
    [{ server: 'Jetty(9.4.43)' }, 'Server: Jetty(9.4.43)'],
    [{ 'x-powered-by': 'PHP/7.4.3' }, 'X-Powered-By: PHP/7.4.3'],
    [{ 'x-aspnet-version': '4.0.30319' }, 'X-AspNet-Version: 4.0.30319'],
  ])('reports %j', (headers, value) =>
    expect(settings(serverVersion, headers)).toEqual([`The server exposes its version: “${value}”`]),
  );

  test.each([
    {},
    { server: 'nginx' },
    { server: 'cloudflare' },
    { 'x-powered-by': 'Express' },
    { server: 'ECS (nyb)' },
    { server: 'ECAcc (dcd/7D53)' },
    { server: 'ECAcc (dcd/7053)' },
    { server: 'cache/7D53' },
  ])("doesn't report %j", (headers) => expect(settings(serverVersion, headers)).toEqual([]));
});
