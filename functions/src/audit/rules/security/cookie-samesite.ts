import { cookiesOf } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';
import { cookieName, isDeletion } from './cookie-not-secure';

/** A cookie whose SameSite browsers refuse or that leaves it to each browser where it is sent. */
export const cookieSamesite = settingRule('cookie-samesite', {
  check: ({ headers }) =>
    cookiesOf(headers)
      .filter((cookie) => !isDeletion(cookie) && !isSound(cookie))
      .map(cookieName),
  say: (value) => `The cookie “${value}” doesn’t say for which sites’ requests it is sent`,
});

function isSound(cookie: string): boolean {
  const value = /;\s*samesite\s*=\s*"?(\w+)/i.exec(cookie)?.[1]?.toLowerCase();
  if (value === 'none') return /;\s*secure\s*(?:;|$)/i.test(cookie);
  return value === 'lax' || value === 'strict';
}
