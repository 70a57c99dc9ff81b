/** A target's number: its place in the order of discovery. */
export type TargetId = number;

/**
 * `page` is read and its links followed; of a `file` (a style sheet, a manifest, a feed) the addresses in it are
 * checked; `check` is only asked whether it answers. A target may rise from one to the one before, never sink.
 */
export const targetKinds = ['check', 'file', 'page'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Whether something first taken for one kind must be asked again as the other. */
export function outranks(kind: TargetKind, other: TargetKind): boolean {
  return targetKinds.indexOf(kind) > targetKinds.indexOf(other);
}
