import { cookiesOf } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';
import { cookieName, isDeletion } from './cookie-not-secure';

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
