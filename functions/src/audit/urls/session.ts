/** Parameters that identify a visit, not a page: otherwise, every visit would discover the whole site again. */
const sessionName = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|osc?sid|zenid)$/;
/**
 * Parameters that identify a visit only if the value looks like a session ID: `sid=5` may be a page and `sessionid=5`
 * a talk, and 24 hexadecimal digits may be a database ID.
 */
const sessionPair = /^(?:sid|sess|session_?id)=(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{26,}$/;
/** With `session_id`, a UUID is more often a conference session than a visitor's. */
const sessionUuid = /^(?:sid|sess)=[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The beginning of an ASP.NET session in the path, for visitors without cookies. */
const sessionFolder = '/(S(';
const inFolder = /\/\(S\([0-9a-z]{24}\)\)(?=\/)/g;
const inSegment = /;jsessionid=[^/?;]*/gi;

/** @param parameter of a query, as written: `name=value`. */
export function isSession(parameter: string): boolean {
  const lower = parameter.toLowerCase();
  const name = lower.split('=', 1)[0] ?? '';
  return sessionName.test(name) || sessionPair.test(lower) || sessionUuid.test(lower);
}

/** Returns whether a URL may contain a session. Cheap, because it runs for every link of every page. */
export function mayHoldSession(url: string): boolean {
  return url.includes('?') || pathMayHoldSession(url);
}

export function pathMayHoldSession(path: string): boolean {
  return path.includes(';') || path.includes(sessionFolder);
}

/** @param path with its query. */
export function withoutSessionPath(path: string): string {
  return path.replace(inSegment, '').replace(inFolder, '');
}

/**
 * Returns the name of the session in a URL, such as `PHPSESSID`; null without one. Recognizes exactly what `tidied`
 * removes as a session, except for a parameter without a value.
 */
export function sessionIn(written: string): string | null {
  const [url = ''] = written.split('#', 1);
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  if (pathMayHoldSession(path)) {
    const segment = path.match(inSegment)?.[0];
    if (segment !== undefined) return segment.slice(1, segment.indexOf('='));
    if (withoutSessionPath(path) !== path) return '(S(…))';
  }
  const parameter =
    start < 0
      ? undefined
      : url
          .slice(start + 1)
          .split('&')
          .find((pair) => isSession(pair) && /=./.test(pair));
  return parameter?.split('=', 1)[0] ?? null;
}
