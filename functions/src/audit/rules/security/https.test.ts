import { settings } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { certificateEnding, hstsMissing, hstsWeak, httpsMissing, httpsNotEnforced } from './https';

describe('https-missing', () => {
  const at = (url: string) => settings(httpsMissing, {}, { url });

  test('reports a page without encryption', () => {
    expect(at('http://example.com/')).toEqual(['The site doesn’t use HTTPS']);
  });

  test("doesn't report an encrypted one", () => expect(at('https://example.com/')).toEqual([]));

  test.each(['http://localhost:8000/', 'http://127.0.0.1/', 'http://[::1]:5000/', 'http://shop.localhost/'])(
    "doesn't report %s, which stays on the machine",
    (url) => expect(at(url)).toEqual([]),
  );

  test('reports a host that only begins like one', () => {
    expect(at('http://localhost.example.com/')).toHaveLength(1);
  });
});

describe('https-not-enforced', () => {
  const of = (outcome: 'secured' | 'answers' | 'silent') =>
    surveyed(httpsNotEnforced, {
      facts: { insecure: { url: 'http://example.com/', outcome } },
      pages: [{ at: '/' }],
    });

  test('reports a site that also responds without encryption', () => {
    expect(of('answers')).toEqual(['/ http://example.com/ doesn’t redirect to HTTPS.']);
  });

  test("doesn't report one that redirects to https, or that doesn't listen there", () => {
    expect(of('secured')).toEqual([]);
    expect(of('silent')).toEqual([]);
  });

  test("doesn't report one whose response is unknown", () => {
    expect(surveyed(httpsNotEnforced, { pages: [{ at: '/' }] })).toEqual([]);
  });
});

describe('hsts-missing', () => {
  test('reports an encrypted page without it', () => {
    expect(settings(hstsMissing, {})).toEqual(['The Strict-Transport-Security header is missing']);
  });

  test("doesn't report one with it", () => {
    expect(settings(hstsMissing, { 'strict-transport-security': 'max-age=31536000' })).toEqual([]);
  });

  test("doesn't report a page without encryption, where browsers ignore it", () => {
    expect(settings(hstsMissing, {}, { url: 'http://example.com/' })).toEqual([]);
    expect(settings(hstsMissing, {}, { url: 'https://localhost:8443/' })).toEqual([]);
  });
});

describe('hsts-weak', () => {
  const of = (value: string) => settings(hstsWeak, { 'strict-transport-security': value });

  test.each(['max-age=300', 'max-age=0', 'includeSubDomains', 'max-age=; preload', 'maxage=31536000'])(
    'reports %s',
    (value) =>
      expect(of(value)).toEqual([`Strict-Transport-Security says “${value}”, which expires too soon`]),
  );

  test.each([
    'max-age=31536000',
    'max-age="15768000"',
    'includeSubDomains; MAX-AGE=63072000; preload',
    'max-age=15552000, max-age=0',
  ])("doesn't report %s", (value) => expect(of(value)).toEqual([]));

  test("doesn't report a missing one, which has its own rule", () =>
    expect(settings(hstsWeak, {})).toEqual([]));
});

describe('certificate-ending', () => {
  const seenAt = Date.UTC(2030, 0, 1);
  const of = (validTo: number) =>
    surveyed(certificateEnding, { facts: { tls: { http2: true, seenAt, validTo } }, pages: [{ at: '/' }] });

  test('reports a certificate that expires within two weeks', () => {
    expect(of(Date.UTC(2030, 0, 10))).toEqual(['/ The site’s certificate expires on 2030-01-10.']);
  });

  test("doesn't report one that is valid for longer, even if it is valid for weeks only by design", () => {
    expect(of(Date.UTC(2030, 0, 20))).toEqual([]);
  });

  test("doesn't report a site without a handshake", () => {
    expect(surveyed(certificateEnding, { pages: [{ at: '/' }] })).toEqual([]);
  });
});
