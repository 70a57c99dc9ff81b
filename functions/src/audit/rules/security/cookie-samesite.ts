import { cookiesOf } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';
import { cookieName, isDeletion } from './cookie-not-secure';

/** Reports cookies without `SameSite`, or with a value that browsers reject. */
export const cookieSamesite = settingRule('cookie-samesite', {
  check: ({ headers }) =>
    cookiesOf(headers)
      .filter((cookie) => !isDeletion(cookie) && !isValid(cookie))
      .map(cookieName),
  say: (value) => `The cookie “${value}” has no SameSite attribute`,
});

function isValid(cookie: string): boolean {
  const value = /;\s*samesite\s*=\s*"?(\w+)/i.exec(cookie)?.[1]?.toLowerCase();
  if (value === 'none') return /;\s*secure\s*(?:;|$)/i.test(cookie);
  return value === 'lax' || value === 'strict';
}
