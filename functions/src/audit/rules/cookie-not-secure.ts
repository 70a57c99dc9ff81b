import { cookiesOf, isLocal } from '../fetch/responseHeaders';
import { settingRule } from './rule';

/** A cookie of an encrypted page that browsers also send without encryption. */
export const cookieNotSecure = settingRule('cookie-not-secure', {
  check: ({ url, headers }) =>
    !url.startsWith('https:') || isLocal(url)
      ? []
      : cookiesOf(headers)
          .filter((cookie) => !/;\s*secure\s*(?:;|$)/i.test(cookie) && !isDeletion(cookie))
          .map(cookieName),
  say: (value) => `The cookie “${value}” is not marked Secure`,
});

export function cookieName(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

/** A cookie that is set to have ended is being taken away. */
export function isDeletion(cookie: string): boolean {
  return (
    /;\s*max-age\s*=\s*(?:0|-\d+)\s*(?:;|$)/i.test(cookie) || /;\s*expires\s*=[^;]*\b19[67]\d\b/i.test(cookie)
  );
}
