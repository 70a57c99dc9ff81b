import type { AssetNote } from '../facts/target';
import type { FetchResult } from '../fetch/fetcher';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { isPacked } from '../fetch/responseHeaders';
import { pathOf } from '../urls/url';

const minCompressibleBytes = 1_400;
const week = 7 * 24 * 3_600;
/**
 * Transfer size in bytes from which a file is heavy. A page is usable within five seconds on the phones and networks
 * of three in four users if its scripts have 300 to 350 KiB, compressed, and its HTML, styles and fonts together 150
 * (A. Russell, The Performance Inequality Gap, 2023): a single file of that size leaves no room for others.
 */
const minHeavyBytes = { heavyImage: 500 * 1_024, heavyScript: 300 * 1_024, heavyStyle: 150 * 1_024 } as const;
const minOldImageBytes = 100 * 1_024;
const slowAnswer = 3_000;

/** Matches a hash in a file name, so a changed file has another name. */
const hasVersion = /[.\-_/](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}[.\-_]/i;

const textFile = /\.(?:css|m?js)(?:\?|$)/i;
const scriptFile = /\.m?js(?:\?|$)/i;
const scriptType = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/;

/**
 * Returns whether this is a script or style, which is requested with GET on the site: some servers don't compress
 * responses to HEAD.
 */
export function isTextFile(url: string): boolean {
  return textFile.test(pathOf(url));
}

/** Returns what the rules need to know about a target that responded with 200 and isn't a page of the site. */
export function assetNoteOf(url: string, fetched: Answer, ours: boolean): AssetNote | null {
  const { headers, durationMs } = fetched;
  const type = String(headers['content-type'] ?? '').toLowerCase();
  const bytes = Number(headers['content-length'] ?? fetched.bytes);
  const note: { -readonly [Key in keyof AssetNote]: AssetNote[Key] } = {};
  if (durationMs >= slowAnswer) note.slow = Math.round(durationMs);
  if (ours && /^text\/html\b/.test(type) === false) {
    const encoded = isPacked(headers);
    if (isTextFile(url) && !encoded && bytes >= minCompressibleBytes) note.plain = bytes;
    const weighed = weighedAs(url, type, encoded);
    if (weighed && bytes >= minHeavyBytes[weighed]) note[weighed] = bytes;
    if (/^image\/(?:jpe?g|png|bmp|tiff)\b/.test(type) && bytes >= minOldImageBytes) note.old = bytes;
    const freshness = freshnessLifetime(headers);
    const mayBeKept = isTextFile(url) || /^(?:image|font)\//.test(type);
    if (mayBeKept && (freshness === -1 || (freshness < week && hasVersion.test(pathOf(url)))))
      note.kept = freshness;
  }
  return Object.keys(note).length > 0 ? { ...note, ...reportedHeaders(headers) } : null;
}

/** Returns which size limit applies to a file; null if none does. */
function weighedAs(url: string, type: string, encoded: boolean): keyof typeof minHeavyBytes | null {
  if (type.startsWith('image/')) return type.startsWith('image/svg+xml') ? null : 'heavyImage';
  // The length in a HEAD response may be that of the uncompressed file.
  if (!encoded && !isTextFile(url)) return null;
  if (type.startsWith('text/css')) return 'heavyStyle';
  return scriptType.test(type) || scriptFile.test(pathOf(url)) ? 'heavyScript' : null;
}

type Answer = Extract<FetchResult, { kind: 'answer' }>;

/** Returns for how many seconds a response may be reused (RFC 9111, 4.2.1); -1 if it doesn't say. */
function freshnessLifetime(headers: Answer['headers']): number {
  const control = String(headers['cache-control'] ?? '').toLowerCase();
  if (/\bno-(?:store|cache)\b/.test(control)) return 0;
  const age = /\bmax-age\s*=\s*"?(\d+)/.exec(control)?.[1];
  if (age !== undefined) return Number(age);
  const expires = Date.parse(String(headers.expires ?? ''));
  const date = Date.parse(String(headers.date ?? ''));
  return Number.isNaN(expires) || Number.isNaN(date) ? -1 : Math.max(0, (expires - date) / 1_000);
}
