import type { PageFacts } from '#functions/audit/parse/facts';
import { mayHoldSession, sessionIn } from '#functions/audit/urls/session';
import { hostOf } from '#functions/audit/urls/url';
import { pageRule, type Violation } from '../rule';

/** Reports session IDs in a page's URL or in its internal links. */
export const urlSessionId = pageRule('url-session-id', (page) => {
  const { url, canonical } = page;
  const own = sessionIn(url);
  if (own !== null && (canonical === null || sessionIn(canonical) !== null))
    return [{ message: `The URL contains a session ID: ${own}.`, evidence: { value: own } }];
  return inLinks(page);
});

/** Checks URLs as written, because the crawler removes session IDs before it requests them. */
function inLinks({ url, anchors, resolve }: PageFacts): readonly Violation[] {
  const held = anchors.filter(({ written }) => mayHoldSession(written) && sessionIn(written) !== null);
  const inside = held.filter(({ written }) => hostOf(resolve(written) ?? '//') === hostOf(url));
  const [first] = inside;
  const name = first && sessionIn(first.written);
  if (!first || !name) return [];
  const links = inside.length === 1 ? 'A link contains' : `${inside.length} links contain`;
  return [
    {
      message: `${links} a session ID: ${name}.`,
      key: 'links',
      spot: first,
      evidence: { element: 'a', value: name },
    },
  ];
}
