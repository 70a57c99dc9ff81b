import type { PageFacts } from '../parse/facts';
import { hostOf, pathOf } from '../urls/url';
import { pageRule, type Violation } from './rule';

/** Names that sessions have in addresses, followed by something as long as a session's number. */
const session =
  /[?&;](?:jsessionid|phpsessid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken|zenid|oscsid)=[\w.!-]{8,}/i;

/** A page whose address holds a visitor's session, or that writes one into its links to the same site. */
export const urlSessionId = pageRule('url-session-id', (page) => {
  const { url, canonical } = page;
  const own = sessionIn(pathOf(url));
  if (own !== null && (canonical === null || sessionIn(pathOf(canonical)) !== null))
    return [{ message: `The address holds a session: ${own}.`, evidence: { value: own } }];
  return inLinks(page);
});

/** We ask for such addresses without the session, so only what is written shows it. */
function inLinks({ url, anchors, resolve }: PageFacts): readonly Violation[] {
  const held = anchors.filter(({ written }) => written.includes('=') && sessionIn(written) !== null);
  const inside = held.filter(({ written }) => hostOf(resolve(written) ?? '//') === hostOf(url));
  const [first] = inside;
  const name = first && sessionIn(first.written);
  if (!first || !name) return [];
  const links = inside.length === 1 ? 'A link holds' : `${inside.length} links hold`;
  return [
    {
      message: `${links} a session: ${name}.`,
      key: 'links',
      spot: first,
      evidence: { element: 'a', value: name },
    },
  ];
}

/** The name that it goes by; null without one. */
function sessionIn(written: string): string | null {
  const found = session.exec(written)?.[0];
  return found === undefined ? null : found.slice(1, found.indexOf('='));
}
