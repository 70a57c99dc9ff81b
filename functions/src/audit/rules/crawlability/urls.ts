import type { PageFacts } from '#functions/audit/parse/facts';
import { mayHoldSession, sessionIn } from '#functions/audit/urls/session';
import { hostOf, pathOf } from '#functions/audit/urls/url';
import { pageRule, type Violation } from '../rule';

/** Percent codes, and a leading language with its region as in BCP 47: /en-US/. */
const notTyped = /%[0-9A-F]{2}|^\/[a-z]{2,3}[_-][A-Z]{2}(?=\/|$)/g;

/** Reports uppercase letters in a page's path, except percent codes and regions. The query doesn't count. */
export const urlUppercase = pageRule('url-uppercase', ({ url, searchable }) => {
  if (!searchable || !/[A-Z]/.test(url)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  if (!/[A-Z]/.test(path.replace(notTyped, ''))) return [];
  return [{ message: 'The URL path contains uppercase letters.' }];
});

const longest = 200;

/** Reports URLs that are truncated when they are shared. */
export const urlTooLong = pageRule('url-too-long', ({ url, searchable }) => {
  const path = pathOf(url);
  if (!searchable || path.length <= longest) return [];
  // Counts characters beyond ASCII as displayed, not as their percent codes.
  const { length } = decoded(path);
  if (length <= longest) return [];
  return [{ message: `The URL path has ${length} characters.` }];
});

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

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
  const sessionLinks = anchors.filter(
    ({ written }) => mayHoldSession(written) && sessionIn(written) !== null,
  );
  const inside = sessionLinks.filter(({ written }) => hostOf(resolve(written) ?? '//') === hostOf(url));
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

/** Reports double slashes in a page's path. A segment is missing, or segments were joined without care. */
export const urlDoubleSlash = pageRule('url-double-slash', ({ url, searchable }) => {
  // Skips the two slashes before the host.
  if (!searchable || !url.includes('//', 'https://'.length)) return [];
  const [path = ''] = pathOf(url).split('?', 1);
  // The URL of an archived page contains another whole URL.
  if (!path.includes('//') || /https?:\/\//i.test(path)) return [];
  return [{ message: 'The URL path contains a double slash.' }];
});
