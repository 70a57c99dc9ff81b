import { settings } from '../testPage.fixture';
import { cookieSamesite } from './cookie-samesite';

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
