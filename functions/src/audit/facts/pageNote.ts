import type { TargetId } from './target';

/** What pages of a site are compared by, in the order of their hashes in a note. */
export const comparisons = ['title', 'description', 'text'] as const;
export type Comparison = (typeof comparisons)[number];

/** Pages by their languages; -1 for one that the audit doesn't know. */
export type Versions = readonly (readonly [language: string, page: TargetId])[];

/**
 * What is remembered of a page when its source is gone, for the rules that look at the whole site. Short names and
 * absent fields, because there may be 100,000 of them, in memory and in the deltas.
 */
export interface PageNote {
  /** A hash for each comparison; 0 where the page takes no part. */
  readonly h: readonly number[];
  /** Its text's sketch. */
  readonly s?: string;
  /** What it says, as `sayingOf` tells it, where no sketch does; absent where scripts say it. */
  readonly q?: number;
  /** It asks search engines to leave it out. */
  readonly n?: 1;
  /** It sends visitors on at once. */
  readonly r?: 1;
  /** Another page that it names as canonical; -1 for one that the audit doesn't know. */
  readonly c?: TargetId;
  /** Its versions in other languages, as it names them itself. */
  readonly a?: Versions;
  /** The page before it in a series; -1 for one that the audit doesn't know. */
  readonly p?: TargetId;
  /** Scripts build its content, so it was not judged. */
  readonly j?: 1;
  /** It names an icon. */
  readonly i?: 1;
  /** What its server is set to that breaks a setting rule: places in the list of traits. */
  readonly t?: readonly number[];
  /** Where fragments can point to, as `anchorsOf` writes it; absent when that is not known. */
  readonly f?: string;
}

/** 53 bits of a hash (two lanes of FNV-1a). */
export function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 15), 0x01000193);
  }
  // Never 0, which stands for no hash.
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) + 1;
}

/** With more of them a page's places are not kept, and links to them not judged. */
const maxAnchors = 1_000;
const firstCharacter = 0x4e00;
const characters = 20_000;

/** A page's ids at one character each: now and then two look alike, so that a missing one may be missed, never invented. */
export function anchorsOf(ids: ReadonlySet<string>): string | undefined {
  if (ids.size > maxAnchors) return undefined;
  let anchors = '';
  for (const id of ids) anchors += characterOf(id);
  return anchors;
}

/** Whether a page with these anchors may have this id. */
export function mayHaveAnchor(anchors: string, id: string): boolean {
  return anchors.includes(characterOf(id));
}

function characterOf(id: string): string {
  return String.fromCharCode(firstCharacter + (hashOf(id) % characters));
}
