import { cookiesOf, isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** A cookie of an encrypted page that browsers also send without encryption. A value of the mark says nothing (RFC 6265, 5.2.5). */
export const cookieNotSecure = settingRule('cookie-not-secure', {
  check: ({ url, headers }) =>
    !url.startsWith('https:') || isLocal(url)
      ? []
      : cookiesOf(headers)
          .filter((cookie) => !/;\s*secure\s*(?:[;=]|$)/i.test(cookie) && !isDeletion(cookie))
          .map(cookieName),
  say: (value) => `The cookie “${value}” is not marked Secure`,
});

export function cookieName(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

/** A cookie that is set to have ended is being taken away. */
export function isDeletion(cookie: string): boolean {
  const age = /;\s*max-age\s*=\s*(-?\d+)\s*(?:;|$)/i.exec(cookie)?.[1];
  // Where both stand, browsers heed the age (RFC 6265, 5.3).
  if (age !== undefined) return Number(age) <= 0;
  const written = /;\s*expires\s*=\s*"?([^;"]+)/i.exec(cookie)?.[1];
  // What names no month is no date to them.
  return written !== undefined && /[a-z]{3}/i.test(written) && Date.parse(written) < Date.now();
}
