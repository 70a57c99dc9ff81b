import type { SeenHeaders } from '#domain/finding';
import type { Headers } from '../facts/outcome';
import { collapse, cut, StringPool } from '../text/strings';
import { maskedCredentials } from '../urls/credentials';
import { header } from './responseHeaders';

/**
 * Headers that say who responded and why. All others are left out: cookies and tokens are private, and a report may
 * be shared. Sorted, like the store returns them.
 */
const always = [
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

/** Headers that rules about server settings read. Only those rules report them, since one finding covers many pages. */
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

export type ReportedHeader = (typeof always)[number] | (typeof settings)[number];

const maxValueLength = 200;

/** Responses of one site are mostly alike. */
const copies = new StringPool(1_000);

/**
 * Returns the reportable headers of a response, to be spread into an object: no field if there are none.
 * @param names limits the result to these headers.
 */
export function reportedHeaders(
  headers: Headers,
  names: readonly ReportedHeader[] = always,
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
  // Invisible characters could reorder the rest on screen.
  const value = collapse((header(headers, name) ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
  return name === 'location' ? withoutSecrets(value) : value;
}

/** Returns the authentication schemes, such as “Basic”, without realm or token (RFC 9110, 11.6.1). */
function schemesOf(headers: Headers): string {
  const lines = [headers['www-authenticate'] ?? []].flat();
  return lines.flatMap((line) => /^\s*([a-z][a-z\d-]{0,30})(?:\s|,|$)/i.exec(line)?.[1] ?? []).join(', ');
}

/** Removes user name and password, and the fragment, which may hold a token. */
function withoutSecrets(location: string): string {
  return location
    .replace(/#.+$/, '#…')
    .replace(/^((?:[a-z][a-z\d+.-]*:)?[/\\\s]*)[^/\\?#]+@/i, `$1${maskedCredentials}@`);
}
