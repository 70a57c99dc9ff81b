import type { SeenHeaders } from '#domain/finding';
import type { Headers } from '../facts/outcome';
import { collapse, cut, StringPool } from '../text/strings';
import { maskedCredentials } from '../urls/credentials';
import { header } from './responseHeaders';

/**
 * Which headers say who answered and why. Everything else is left out: cookies and tokens are nobody's business, and a
 * report may be shared. Sorted, as a store gives them back.
 */
const told = [
  'cache-control',
  'cf-mitigated',
  'content-encoding',
  'content-length',
  'content-type',
  'expires',
  'location',
  'retry-after',
  'server',
  'via',
  'www-authenticate',
  'x-amzn-waf-action',
  'x-datadome',
  'x-robots-tag',
  'x-sucuri-block',
] as const;

/** What the rules about a server's settings look at: told by those only, since there is one finding for many pages. */
const settings = [
  'content-security-policy',
  'content-security-policy-report-only',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
] as const;

export type ReportedHeader = (typeof told)[number] | (typeof settings)[number];

const maxValueLength = 200;

/** Answers of one site say mostly the same. */
const copies = new StringPool(1_000);

/**
 * What a report tells of an answer's headers, to be spread: there is no field when there is none to tell.
 * @param names only these of the ones that are told.
 */
export function reportedHeaders(
  headers: Headers,
  names: readonly ReportedHeader[] = told,
): { headers?: SeenHeaders } {
  const seen: Record<string, string> = {};
  for (const name of names) {
    const value = wordsOf(name, headers);
    if (value !== '') seen[name] = copies.of(cut(value, maxValueLength));
  }
  return Object.keys(seen).length > 0 ? { headers: seen } : {};
}

function wordsOf(name: ReportedHeader, headers: Headers): string {
  if (name === 'www-authenticate') return schemesOf(headers);
  // What can't be seen could show the rest in another order.
  const value = collapse((header(headers, name) ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
  return name === 'location' ? withoutSecrets(value) : value;
}

/** How one may say who one is: “Basic”, without the realm or a token (RFC 9110, 11.6.1). */
function schemesOf(headers: Headers): string {
  const lines = [headers['www-authenticate'] ?? []].flat();
  return lines.flatMap((line) => /^\s*([a-z][a-z\d-]{0,30})(?:\s|,|$)/i.exec(line)?.[1] ?? []).join(', ');
}

/** A name with its password may stand before the host, and a token behind the `#`. */
function withoutSecrets(location: string): string {
  return location
    .replace(/#.+$/, '#…')
    .replace(/^((?:[a-z][a-z\d+.-]*:)?[/\\\s]*)[^/\\?#]+@/i, `$1${maskedCredentials}@`);
}
