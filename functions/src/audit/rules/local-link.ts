import { cut, ownCopy } from '../parse/text';
import { hostOf } from '../urls/url';
import { pageRule } from './rule';

const localHost =
  /^(?:localhost|[\w.-]+\.(?:localhost|local|internal|test|lan)|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

/** An address on somebody's own computer or network, on a page that others read. */
export const localLink = pageRule('local-link', ({ url, links, anchors }) => {
  if (localHost.test(hostOf(url))) return [];
  const files = anchors.filter(({ href }) => /^\s*(?:file:|[a-z]:\\)/i.test(href ?? ''));
  const local = links.filter(({ written }) => {
    const host = /^https?:\/\/([^/?#]+)/i.exec(written)?.[1];
    return host !== undefined && localHost.test(host);
  });
  return [
    ...files.map((anchor) => ({ written: anchor.href?.trim() ?? '', element: 'a', spot: anchor })),
    ...local.map((link) => ({ written: link.written, element: link.element, spot: link })),
  ].map(({ written, element, spot }) => {
    const shown = ownCopy(cut(written, 120));
    return {
      message: `${shown} exists only on a computer or network of your own.`,
      key: shown,
      spot,
      evidence: { element },
    };
  });
});
