import type { Asked } from '../fetch/fetcher';
import { pathOf } from '../urls/url';
import type { AssetNote } from './assetNote';

const leastToCompress = 1_400;
const week = 7 * 24 * 3_600;
const heavyImage = 500 * 1_024;
const leastOldImage = 100 * 1_024;
const slowAnswer = 3_000;

/** A hash in a file's name, so that a changed file has another name. */
const hasVersion = /[.\-_/](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}[.\-_]/i;

const textFile = /\.(?:css|m?js)(?:\?|$)/i;

/** A script or style of the site is asked with GET: some servers compress nothing when they answer HEAD. */
export function isTextFile(url: string): boolean {
  return textFile.test(pathOf(url));
}

/** What the rules will want to know of a target that answered 200 and is not a page of the site. */
export function assetNoteOf(url: string, asked: Answer, ours: boolean): AssetNote | null {
  const { headers, durationMs } = asked;
  const type = String(headers['content-type'] ?? '').toLowerCase();
  const bytes = Number(headers['content-length'] ?? asked.bytes);
  const note: { -readonly [Key in keyof AssetNote]: AssetNote[Key] } = {};
  if (durationMs >= slowAnswer) note.slow = Math.round(durationMs);
  if (ours && /^text\/html\b/.test(type) === false) {
    const encoded = headers['content-encoding'] !== undefined;
    if (isTextFile(url) && !encoded && bytes >= leastToCompress) note.plain = bytes;
    if (type.startsWith('image/') && type !== 'image/svg+xml' && bytes >= heavyImage) note.heavy = bytes;
    if (/^image\/(?:jpe?g|png|bmp|tiff)\b/.test(type) && bytes >= leastOldImage) note.old = bytes;
    const kept = keptFor(headers);
    const mayBeKept = isTextFile(url) || /^(?:image|font)\//.test(type);
    if (mayBeKept && (kept === -1 || (kept < week && hasVersion.test(pathOf(url))))) note.kept = kept;
  }
  return Object.keys(note).length > 0 ? note : null;
}

type Answer = Extract<Asked, { kind: 'answer' }>;

/** For how many seconds an answer may be used again without asking (RFC 9111, 4.2.1); -1 when it doesn't say. */
export function keptFor(headers: Answer['headers']): number {
  const control = String(headers['cache-control'] ?? '').toLowerCase();
  if (/\bno-(?:store|cache)\b/.test(control)) return 0;
  const age = /\bmax-age\s*=\s*"?(\d+)/.exec(control)?.[1];
  if (age !== undefined) return Number(age);
  const expires = Date.parse(String(headers.expires ?? ''));
  const date = Date.parse(String(headers.date ?? ''));
  return Number.isNaN(expires) || Number.isNaN(date) ? -1 : Math.max(0, (expires - date) / 1_000);
}
