import { cookiesOf } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';
import { cookieName, isDeletion } from './cookie-not-secure';

/** Names that sessions have; scripts have no business with them. */
const session =
  /(?:^|[._-])(?:sess(?:ion)?(?:[._-]?id)?|sid|connect\.sid|phpsessid|jsessionid|asp\.net_sessionid|laravel_session|auth(?:[._-]?token)?|access[._-]?token|refresh[._-]?token|jwt|remember[._-]?(?:me|token))$/i;
/** Tokens against forgery are made to be read by scripts. */
const forgery = /csrf|xsrf/i;

/** A session's cookie that scripts can read, and so can a script that somebody slipped in. */
export const cookieReadable = settingRule('cookie-readable', {
  check: ({ headers }) =>
    cookiesOf(headers)
      .filter((cookie) => !/;\s*httponly\s*(?:[;=]|$)/i.test(cookie) && !isDeletion(cookie))
      .map(cookieName)
      .filter((name) => session.test(name) && !forgery.test(name)),
  say: (value) => `Scripts can read the cookie “${value}”, which looks like a session`,
});
