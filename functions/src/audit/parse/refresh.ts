import type { Headers } from '../facts/outcome';
import { header, urlInHeader } from '../fetch/responseHeaders';
import { trimmed } from '../text/strings';

type Attributes = Readonly<Record<string, string>>;

interface Refresh {
  readonly seconds: number;
  readonly url: string | null;
}

/** Parses a `<meta http-equiv="refresh">`: the delay in seconds, and the target. */
export function refreshOf(attributes: Attributes): Refresh | null {
  if (attributes['http-equiv']?.trim().toLowerCase() !== 'refresh') return null;
  return parsedRefresh(attributes.content ?? '');
}

/** Parses a Refresh header, which has the same effect. */
export function refreshIn(headers: Headers): Refresh | null {
  const written = header(headers, 'refresh');
  return written === null ? null : parsedRefresh(urlInHeader(written));
}

/** Returns whether the redirect happens before visitors can read the page. */
export function isInstantRedirect(refresh: Refresh | null): boolean {
  return refresh !== null && refresh.url !== null && refresh.seconds === 0;
}

function parsedRefresh(written: string): Refresh | null {
  // Without a number it has no effect (HTML standard, shared declarative refresh steps).
  const match = /^\s*(?=[\d.])(\d*)[\d.]*(?:(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?(.*))?$/is.exec(written);
  if (!match) return null;
  const url = trimmed(match[2] ?? '').replace(/^(['"])(.*?)\1.*$/s, '$2');
  return { seconds: Number(match[1] || 0), url: url === '' ? null : url };
}
