/** A target's number: its place in the order of discovery. */
export type TargetId = number;

/** `page` is read and its links followed; `check` is only asked whether it answers. */
export type TargetKind = 'page' | 'check';
