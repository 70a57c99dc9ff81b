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

/** Names of session cookies, which scripts don't need. */
const sessionCookie =
  /(?:^|[._-])(?:sess(?:ion)?(?:[._-]?id)?|sid|connect\.sid|phpsessid|jsessionid|asp\.net_sessionid|laravel_session|auth(?:[._-]?token)?|access[._-]?token|refresh[._-]?token|jwt|remember[._-]?(?:me|token))$/i;
/** CSRF tokens are meant to be read by scripts. */
const csrfToken = /csrf|xsrf/i;

/** Reports session cookies that scripts can read, including injected ones. */
export const cookieReadable = settingRule('cookie-readable', {
  check: ({ headers }) =>
    cookiesOf(headers)
      .filter((cookie) => !/;\s*httponly\s*(?:[;=]|$)/i.test(cookie) && !isDeletion(cookie))
      .map(cookieName)
      .filter((name) => sessionCookie.test(name) && !csrfToken.test(name)),
  say: (value) => `Scripts can read the cookie “${value}”, which looks like a session cookie`,
});

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
