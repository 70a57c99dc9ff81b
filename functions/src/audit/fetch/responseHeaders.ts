import type { Headers } from '../facts/outcome';
import { hasWord, memoizeLast } from '../text/strings';
import { hostOf } from '../urls/url';

/** Returns a header as one string, with repeated ones joined like in HTTP; null if it is missing. */
export function header(headers: Headers, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Returns whether browsers parse the body as XML. */
export function isXhtml(headers: Headers): boolean {
  return /^\s*application\/xhtml\+xml\b/i.test(header(headers, 'content-type') ?? '');
}

/** Returns whether the body was compressed; `identity` means it was not (RFC 9110, 12.5.3). */
export function isPacked(headers: Headers): boolean {
  const encoding = header(headers, 'content-encoding');
  return encoding !== null && !/^\s*(?:identity)?\s*$/i.test(encoding);
}

/** Returns the URL in a header. Like browsers, escapes each non-ASCII byte on its own. */
export function urlInHeader(value: string): string {
  return /[\x80-\xff]/.test(value)
    ? value.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
    : value;
}

/** Returns the enforced policies, each as its directives by lowercase name (CSP level 3, 4.1). */
export function policiesOf(headers: Headers): readonly Policy[] {
  const written = header(headers, 'content-security-policy');
  return written === null ? noPolicies : policiesIn(written);
}

type Policy = ReadonlyMap<string, readonly string[]>;

const noPolicies: readonly Policy[] = [];

const policiesIn = memoizeLast((written): readonly Policy[] =>
  written
    .split(',')
    .map((policy) => directivesOf(policy))
    .filter(({ size }) => size > 0),
);

export function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
  }
  return directives;
}

/** Returns the values of Set-Cookie, one per cookie. */
export function cookiesOf(headers: Headers): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

/**
 * Returns whether only this machine reaches the host, where browsers treat http as secure (W3C Secure Contexts, 3.1).
 */
export function isLocal(url: string): boolean {
  return isLocalHost(hostOf(url));
}

const isLocalHost = memoizeLast((host) => {
  const hostname = host.replace(/^.*@/, '').replace(/:\d+$/, '');
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(hostname);
});

/**
 * Returns the pause of a Retry-After header in milliseconds, from seconds or an HTTP date (RFC 9110, 10.2.3); null
 * without one.
 */
export function retryAfterOf(headers: Headers, epoch: number): number | null {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - epoch);
}

/** Limit of links per header. */
const maxLinks = 50;
const longest = 8_192;

interface HeaderLink {
  /** As written in the header. */
  readonly written: string;
  readonly rel: string;
  readonly hreflang: string | undefined;
}

const none: readonly HeaderLink[] = [];

/** Returns the links in a Link header (RFC 8288, 3). */
export function linksInHeader(headers: Headers): readonly HeaderLink[] {
  const written = header(headers, 'link')?.slice(0, longest);
  if (!written) return none;
  return written
    .split('<', maxLinks)
    .slice(1)
    .flatMap((piece) => {
      const end = piece.indexOf('>');
      if (end < 0) return [];
      const parameters = piece.slice(end);
      const rel = parameterOf(parameters, /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i) ?? '';
      const hreflang = parameterOf(parameters, /;\s*hreflang\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i);
      return [{ written: urlInHeader(piece.slice(0, end)).trim(), rel, hreflang }];
    });
}

/** Returns the canonical URL of a Link header, as written. */
export function canonicalIn(headers: Headers): string | null {
  return linksInHeader(headers).find(({ rel }) => hasWord(rel, 'canonical'))?.written ?? null;
}

function parameterOf(parameters: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(parameters);
  return found?.[1] ?? found?.[2];
}
