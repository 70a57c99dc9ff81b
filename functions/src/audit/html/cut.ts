/** A piece of a source, and what stands in its place in the skeleton; both as offsets. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}
