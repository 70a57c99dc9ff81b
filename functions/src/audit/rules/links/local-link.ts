import type { AnchorFact } from '#functions/audit/parse/facts';
import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { hostOf } from '#functions/audit/urls/url';
import { sharedRule } from '../rule';

const localHost =
  /^(?:localhost|[\w.-]+\.(?:localhost|local|internal|test|lan)|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

/** Reports links to a local computer or network on a public page. */
export const localLink = sharedRule('local-link', ({ url, links, anchors }) => {
  if (localHost.test(hostOf(url))) return [];
  const files = anchors.filter(({ href }) => /^\s*(?:file:|[a-z]:\\)/i.test(href ?? ''));
  const local = links.filter(({ written }) => {
    const host = /^https?:\/\/([^/?#]+)/i.exec(written)?.[1];
    return host !== undefined && localHost.test(host);
  });
  const visible = new Set(local.length === 0 ? [] : anchors.filter(showsAddress).map(({ start }) => start));
  return [
    ...files.map((anchor) => ({ written: anchor.href?.trim() ?? '', element: 'a', spot: anchor })),
    ...local
      .filter(({ start }) => !visible.has(start))
      .map((link) => ({ written: link.written, element: link.element, spot: link })),
  ].map(({ written, element, spot }) => {
    const shown = ownCopy(cut(written, 120));
    return {
      message: `${shown} is reachable only from a local computer or network.`,
      key: shown,
      spot,
      evidence: { element },
    };
  });
});

/** The text is the URL itself, which editors turn into a link automatically. */
function showsAddress({ written, text }: AnchorFact): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return bare(trimmed(text)) === bare(written);
}
