import type { Finding, SeenHeaders } from '#domain/finding';
import type { PageRecord } from '#domain/report';
import type { Outcome } from '../facts/outcome';
import type { PageNote } from '../facts/pageNote';
import type { CrawlEvent } from './crawlEvent';

// These estimate the JSON size in bytes without creating JSON, with a fixed amount for field names and numbers.

const { byteLength } = Buffer;

export function sizeOfFinding({ page, target, message, evidence }: Finding): number {
  const { element = '', snippet = '', error = '', value = '', redirects = [], answeredBy } = evidence;
  let size = 260 + byteLength(page) + byteLength(message) + element.length + error.length;
  size += byteLength(target ?? '') + byteLength(snippet) + byteLength(value);
  for (const redirect of redirects) size += 3 + byteLength(redirect);
  if (answeredBy) size += 16 + byteLength(answeredBy);
  return size + sizeOfHeaders(evidence.headers);
}

export function sizeOfPage({ url, contentType, title, redirectedTo }: PageRecord): number {
  const type = contentType?.length ?? 0;
  return 200 + byteLength(url) + type + byteLength(title ?? '') + byteLength(redirectedTo ?? '');
}

/** Returns the size of an event. */
export function sizeOfEvent(event: CrawlEvent): number {
  if (event[0] === 'url' || event[0] === 'site') return event[1].length + 24;
  if (event[0] === 'throttled') return event[1].length + 96;
  if (event[0] === 'omitted') return event[2].length + 24;
  if (event[0] === 'read') return sizeOfNote(event[2]);
  if (event[0] === 'affects') return 24;
  if (event[0] === 'cause') return 72;
  if (event[0] === 'mapped') return 16 + 16 * event[1].length;
  if (event[0] === 'trait') return 64 + byteLength(event[2]) + sizeOfHeaders(event[3]?.headers);
  if (event[0] === 'versions') return 16 + 24 * event[1].length + 8 * event[2].length;
  if (event[0] === 'icon') return 16 + (event[1]?.length ?? 0);
  if (event[0] === 'learned' || event[0] === 'iconUrls') return JSON.stringify(event[1]).length;
  if (event[0] === 'resolved') return 48 + sizeOfHeaders(headersOf(event[2]));
  if (event[0] !== 'wait') return 48;
  return event[2].reduce((sum, ref) => sum + 48 + byteLength(ref[5]) + byteLength(ref[7] ?? ''), 24);
}

function headersOf(outcome: Outcome): SeenHeaders | undefined {
  if (outcome.kind === 'ok') return outcome.asset?.headers;
  return outcome.kind === 'skipped' ? undefined : outcome.headers;
}

function sizeOfHeaders(headers: SeenHeaders | undefined): number {
  if (headers === undefined) return 0;
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + byteLength(value) + 6,
    12,
  );
}

/** Returns the size of a note. An anchor takes three bytes in UTF-8. */
function sizeOfNote({ h, s, q, a, t, f }: PageNote): number {
  return (
    64 +
    20 * h.length +
    (s?.length ?? 0) +
    (q === undefined ? 0 : 20) +
    24 * (a?.length ?? 0) +
    4 * (t?.length ?? 0) +
    3 * (f?.length ?? 0)
  );
}
