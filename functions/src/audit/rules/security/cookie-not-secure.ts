import { cookiesOf, isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Reports cookies of https pages without `Secure`. The attribute's value is ignored (RFC 6265, 5.2.5). */
export const cookieNotSecure = settingRule('cookie-not-secure', {
  check: ({ url, headers }) =>
    !url.startsWith('https:') || isLocal(url)
      ? []
      : cookiesOf(headers)
          .filter((cookie) => !/;\s*secure\s*(?:[;=]|$)/i.test(cookie) && !isDeletion(cookie))
          .map(cookieName),
  say: (value) => `The cookie “${value}” has no Secure attribute`,
});

export function cookieName(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

/** Returns whether the cookie is being deleted: it has already expired. */
export function isDeletion(cookie: string): boolean {
  const age = /;\s*max-age\s*=\s*(-?\d+)\s*(?:;|$)/i.exec(cookie)?.[1];
  // `Max-Age` takes precedence over `Expires` (RFC 6265, 5.3).
  if (age !== undefined) return Number(age) <= 0;
  const written = /;\s*expires\s*=\s*"?([^;"]+)/i.exec(cookie)?.[1];
  // Browsers ignore a date without a month.
  return written !== undefined && /[a-z]{3}/i.test(written) && Date.parse(written) < Date.now();
}
