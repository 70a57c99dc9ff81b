import type { Headers } from '../facts/outcome';
import { memoizeLast } from '../text/memoizeLast';
import { hostOf } from '../urls/url';

/** A header as one text, several of its kind joined as HTTP joins them; null without one. */
export function header(headers: Headers, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Whether browsers read the body as XML. */
export function isXhtml(headers: Headers): boolean {
  return /^\s*application\/xhtml\+xml\b/i.test(header(headers, 'content-type') ?? '');
}

/** Whether the body was sent compressed; `identity` says that it was not (RFC 9110, 12.5.3). */
export function isPacked(headers: Headers): boolean {
  const encoding = header(headers, 'content-encoding');
  return encoding !== null && !/^\s*(?:identity)?\s*$/i.test(encoding);
}

/** An address in a header: bytes beyond ASCII are escaped one by one, whatever they mean, as browsers do. */
export function addressIn(value: string): string {
  return /[\x80-\xff]/.test(value)
    ? value.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
    : value;
}

/** The policies that are enforced, each as its directives by lower-case name (CSP level 3, 4.1). */
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

/** The values of Set-Cookie, one a cookie. */
export function cookiesOf(headers: Headers): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

/** A host that only this machine reaches, where browsers take http for secure (W3C Secure Contexts, 3.1). */
export function isLocal(url: string): boolean {
  return isLocalHost(hostOf(url));
}

const isLocalHost = memoizeLast((host) => {
  const hostname = host.replace(/^.*@/, '').replace(/:\d+$/, '');
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(hostname);
});

/** What a Retry-After asks for, in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3); null without one. */
export function retryAfterOf(headers: Headers, epoch: number): number | null {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - epoch);
}
