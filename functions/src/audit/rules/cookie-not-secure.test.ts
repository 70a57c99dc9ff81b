import { cookieNotSecure } from './cookie-not-secure';
import { settings } from './testPage';

const of = (cookie: string | string[], url = 'https://example.com/') =>
  settings(cookieNotSecure, { 'set-cookie': cookie }, { url });

test('a cookie that is sent without encryption too', () => {
  expect(of('session=1; HttpOnly')).toEqual(['The cookie “session” is not marked Secure']);
  expect(of(['a=1; Secure', 'b=secure; Path=/secure'])).toEqual(['The cookie “b” is not marked Secure']);
});

test('not one that is marked, one that is taken away, nor one on a site without encryption', () => {
  expect(of('session=1; secure; HttpOnly')).toEqual([]);
  expect(of('session=; Max-Age=0')).toEqual([]);
  expect(of('session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toEqual([]);
  expect(of('session=1', 'http://example.com/')).toEqual([]);
});
