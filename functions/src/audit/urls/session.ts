/** Parameters that name a visit and not a page: every visit would find the whole site anew. */
const sessionName = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|osc?sid|zenid)$/;
/**
 * Some name a visit only when they look like one: `sid=5` may be a page, `sessionid=5` a talk, and so may one of 24
 * hexadecimal digits, as databases number what is in them.
 */
const sessionPair = /^(?:sid|sess|session_?id)=(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{26,}$/;
/** A UUID names records, too: a conference's session more often than a visitor's. */
const sessionUuid = /^(?:sid|sess)=[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** How ASP.NET begins a session in the path, when a visitor has no cookies. */
const sessionFolder = '/(S(';
const inFolder = /\/\(S\([0-9a-z]{24}\)\)(?=\/)/g;
const inSegment = /;jsessionid=[^/?;]*/gi;

/** @param parameter of a query, as it is written: `name=value`. */
export function isSession(parameter: string): boolean {
  const lower = parameter.toLowerCase();
  const name = lower.split('=', 1)[0] ?? '';
  return sessionName.test(name) || sessionPair.test(lower) || sessionUuid.test(lower);
}

/** Whether an address is worth a closer look: cheap, since every link of every page is asked. */
export function mayHoldSession(address: string): boolean {
  return address.includes('?') || pathMayHoldSession(address);
}

export function pathMayHoldSession(path: string): boolean {
  return path.includes(';') || path.includes(sessionFolder);
}

/** @param path with its query. */
export function withoutSessionPath(path: string): string {
  return path.replace(inSegment, '').replace(inFolder, '');
}

/**
 * What the session in an address goes by, such as `PHPSESSID`; null without one. Whatever `tidied` leaves out as a session
 * is one here, but for a parameter without a value, and nothing else is.
 */
export function sessionIn(written: string): string | null {
  const [address = ''] = written.split('#', 1);
  const start = address.indexOf('?');
  const path = start < 0 ? address : address.slice(0, start);
  if (pathMayHoldSession(path)) {
    const segment = path.match(inSegment)?.[0];
    if (segment !== undefined) return segment.slice(1, segment.indexOf('='));
    if (withoutSessionPath(path) !== path) return '(S(…))';
  }
  const parameter =
    start < 0
      ? undefined
      : address
          .slice(start + 1)
          .split('&')
          .find((pair) => isSession(pair) && /=./.test(pair));
  return parameter?.split('=', 1)[0] ?? null;
}
