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
