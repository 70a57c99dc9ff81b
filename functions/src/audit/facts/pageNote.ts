import type { TargetId } from './target';

/** What pages of a site are compared by, in the order of their hashes in a note. */
export const comparisons = ['title', 'description', 'text'] as const;
export type Comparison = (typeof comparisons)[number];

/** Pages by their languages; -1 for one that the audit doesn't know. */
export type Versions = readonly (readonly [language: string, page: TargetId])[];

/**
 * What is kept of a page after its source is gone, for rules about the whole site. Names are short and fields may be
 * absent, because there may be 100,000 notes, in memory and in the deltas.
 */
export interface PageNote {
  /** A hash for each comparison; 0 if the page isn't compared by it. */
  readonly h: readonly number[];
  /** The sketch of its text. */
  readonly s?: string;
  /** Its content hash, as `sayingOf` returns it, if there is no sketch; absent if scripts build the content. */
  readonly q?: number;
  /** Whether it excludes itself from search results. */
  readonly n?: 1;
  /** Whether it redirects immediately. */
  readonly r?: 1;
  /** Another page that it names as canonical; -1 for one that the audit doesn't know. */
  readonly c?: TargetId;
  /** Its versions in other languages, according to the page itself. */
  readonly a?: Versions;
  /** The previous page of a series; -1 for one that the audit doesn't know. */
  readonly p?: TargetId;
  /** Whether scripts build its content, so that it was not evaluated. */
  readonly j?: 1;
  /** Whether it has an icon link. */
  readonly i?: 1;
  /** Server settings that violate a rule: indexes in the list of traits. */
  readonly t?: readonly number[];
  /** Where fragments can point to, as `anchorsOf` encodes it; absent if unknown. */
  readonly f?: string;
}

/** Returns 53 bits of a hash (two lanes of FNV-1a). */
export function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 15), 0x01000193);
  }
  // Never 0, which means no hash.
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) + 1;
}

/** If a page has more, its fragments are not stored, and links to them are not evaluated. */
const maxAnchors = 1_000;
const firstCharacter = 0x4e00;
const characters = 20_000;

/**
 * Encodes a page's IDs in one character each. Two may collide, so a missing fragment may go unnoticed, but none is
 * reported by mistake.
 */
export function anchorsOf(ids: ReadonlySet<string>): string | undefined {
  if (ids.size > maxAnchors) return undefined;
  let anchors = '';
  for (const id of ids) anchors += characterOf(id);
  return anchors;
}

/** Returns whether a page with these anchors may have this ID. */
export function mayHaveAnchor(anchors: string, id: string): boolean {
  return anchors.includes(characterOf(id));
}

function characterOf(id: string): string {
  return String.fromCharCode(firstCharacter + (hashOf(id) % characters));
}
