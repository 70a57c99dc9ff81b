import { settings } from '../testPage.fixture';
import { cookieReadable } from './cookie-readable';

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
