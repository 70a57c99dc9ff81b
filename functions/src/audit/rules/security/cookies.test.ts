import { settings } from '../testPage.fixture';
import { cookieNotSecure, cookieReadable, cookieSamesite } from './cookies';

describe('cookie-not-secure', () => {
  const of = (cookie: string | string[], url = 'https://example.com/') =>
    settings(cookieNotSecure, { 'set-cookie': cookie }, { url });

  test('reports a cookie that is also sent without encryption', () => {
    expect(of('session=1; HttpOnly')).toEqual(['The cookie “session” has no Secure attribute']);
    expect(of(['a=1; Secure', 'b=secure; Path=/secure'])).toEqual(['The cookie “b” has no Secure attribute']);
  });

  test("doesn't report one with Secure, one that is deleted, or one on a site without encryption", () => {
    expect(of('session=1; secure; HttpOnly')).toEqual([]);
    expect(of('session=; Max-Age=0')).toEqual([]);
    expect(of('session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toEqual([]);
    expect(of('session=1', 'http://example.com/')).toEqual([]);
  });

  test.each([
    'session=; Expires=Tue, 12-Oct-1999 10:00:00 GMT',
    'session=deleted; expires=Thu, 01-Jan-70 00:00:01 GMT; path=/',
    'session=; expires=Sat, 01 Jan 2000 00:00:00 GMT',
    'session=; Max-Age=-86400; Path=/',
  ])('treats %s as deleted', (cookie) => expect(of(cookie)).toEqual([]));

  test.each([
    'session=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT',
    'session=1; Expires=0',
    'session=1; Expires=-1',
    'session=1; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])('treats %s as set', (cookie) => {
    expect(of(cookie)).toHaveLength(1);
  });

  test("doesn't report one whose attribute has a value, which browsers ignore", () => {
    const headers = { 'set-cookie': ['a=1; Secure=true', 'b=1; secure='] };
    expect(settings(cookieNotSecure, headers)).toEqual([]);
  });
});

describe('cookie-readable', () => {
  const of = (cookie: string) => settings(cookieReadable, { 'set-cookie': cookie });

  test.each([
    'PHPSESSID=1; Secure',
    'connect.sid=1',
    '__Host-session=1; Secure',
    'auth_token=x',
    'JSESSIONID=1',
  ])('reports %s', (cookie) => expect(of(cookie)).toHaveLength(1));

  test.each([
    'PHPSESSID=1; Secure; HttpOnly',
    'theme=dark',
    'XSRF-TOKEN=1',
    'csrf-session=1',
    '_ga=1',
    'sessions_seen=3',
    'PHPSESSID=; Max-Age=0',
    'PHPSESSID=deleted; expires=Tue, 12-Oct-1999 10:00:00 GMT',
  ])("doesn't report %s", (cookie) => expect(of(cookie)).toEqual([]));

  test("doesn't report one whose attribute has a value, which browsers ignore", () => {
    expect(settings(cookieReadable, { 'set-cookie': ['sid=1; HttpOnly=true'] })).toEqual([]);
  });
});

describe('cookie-samesite', () => {
  const of = (cookie: string) => settings(cookieSamesite, { 'set-cookie': cookie });

  test.each(['a=1', 'a=1; SameSite', 'a=1; SameSite=Loose', 'a=SameSite=Lax', 'a=1; SameSite=None'])(
    'reports %s',
    (cookie) => expect(of(cookie)).toEqual(['The cookie “a” has no SameSite attribute']),
  );

  test.each([
    'a=1; SameSite=Lax',
    'a=1; samesite=strict; Secure',
    'a=1; SameSite=None; Secure',
    'a=; Max-Age=0',
  ])("doesn't report %s", (cookie) => expect(of(cookie)).toEqual([]));
});
