import { settings } from '../testPage.fixture';
import { cookieNotSecure } from './cookie-not-secure';

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
