import type { SeenHeaders } from '#domain/finding';

/** A target's ID: its index in the order of discovery. */
export type TargetId = number;

/**
 * A `page` is read and its links are followed; in a `file` (a style sheet, a manifest, a feed) the URLs are checked;
 * a `check` only needs a response. `either` is a link for visitors to the URL of a file: a check, until it responds
 * with a page. A target may move up in this order, never down.
 */
export const targetKinds = ['check', 'either', 'file', 'page'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Returns whether something first requested as one kind must be requested again as the other. */
export function outranks(kind: TargetKind, other: TargetKind): boolean {
  return targetKinds.indexOf(kind) > targetKinds.indexOf(other);
}

/**
 * What is affected if the target of a link is broken: a way for visitors (`link`), what a page loads (`image`,
 * `resource`), what it tells search engines (`canonical`, `alternate`, `sequence`), or a fragment of another page
 * (`fragment`).
 */
export type LinkRole = 'link' | 'image' | 'resource' | 'canonical' | 'alternate' | 'sequence' | 'fragment';

/**
 * A page's link to a target, with all of its occurrences on that page: what a finding needs when the target is
 * resolved and the page's source is gone. A tuple, because thousands are stored.
 */
export type LinkRef = readonly [
  target: TargetId,
  role: LinkRole,
  element: string,
  line: number,
  column: number,
  snippet: string,
  occurrences: number,
  /** Only for a `fragment`: the decoded fragment. */
  fragment?: string,
];

const submitting = new Set(['form', 'button', 'input']);

/** Returns whether an element sends a form to its URL: a response without the form's data proves less. */
export const sendsForm = (element: string) => submitting.has(element);

/** What is notable about a file that pages load, or a slow target; absent where all is well. */
export interface AssetNote {
  /** Bytes of a script or style that was sent uncompressed. */
  readonly plain?: number;
  /**
   * Seconds for which browsers may cache it: -1 if nothing says so, or less than a week though its name has a
   * version.
   */
  readonly kept?: number;
  /** Transfer size in bytes of an image, a script or a style sheet that is heavy for its kind. */
  readonly heavyImage?: number;
  readonly heavyScript?: number;
  readonly heavyStyle?: number;
  /** Bytes of an image in a format that newer ones halve. */
  readonly old?: number;
  /** Whether it is an HTML page, where its name or the page that loads it promises a file. */
  readonly page?: true;
  /** Milliseconds until a slow response. */
  readonly slow?: number;
  readonly headers?: SeenHeaders;
}
