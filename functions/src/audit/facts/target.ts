/** A target's number: its place in the order of discovery. */
export type TargetId = number;

/**
 * `page` is read and its links followed; of a `file` (a style sheet, a manifest, a feed) the addresses in it are
 * checked; `check` is only asked whether it answers. `either` is what a link leads visitors to under a file's name: a
 * check, until it answers as a page. A target may rise in this order, never sink.
 */
export const targetKinds = ['check', 'either', 'file', 'page'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Whether something first taken for one kind must be asked again as the other. */
export function outranks(kind: TargetKind, other: TargetKind): boolean {
  return targetKinds.indexOf(kind) > targetKinds.indexOf(other);
}
