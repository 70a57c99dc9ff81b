import { pathOf } from '../urls/url';
import { pageRule } from './rule';

/** Names that sessions have in addresses, followed by something as long as a session's number. */
const session =
  /[?&;](?:jsessionid|phpsessid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken|zenid|oscsid)=[\w.!-]{8,}/i;

/** A page whose address holds a visitor's session. */
export const urlSessionId = pageRule('url-session-id', ({ url, canonical }) => {
  const found = session.exec(pathOf(url))?.[0];
  if (found === undefined || (canonical !== null && !session.test(pathOf(canonical)))) return [];
  return [
    {
      message: `The address holds a session: ${found.slice(1, found.indexOf('='))}.`,
      evidence: { value: found.slice(1, found.indexOf('=')) },
    },
  ];
});
