/** What is worth telling about a file that pages load, or a target that is slow; absent where all is well. */
export interface AssetNote {
  /** A script or style of so many bytes that was sent without compression. */
  readonly plain?: number;
  /**
   * For how many seconds browsers may keep it: -1 when nothing says so, or less than a week though its name has a
   * version in it.
   */
  readonly kept?: number;
  /** Bytes of a heavy image. */
  readonly heavy?: number;
  /** Bytes of an image in a format that newer ones halve. */
  readonly old?: number;
  /** Milliseconds until a slow answer. */
  readonly slow?: number;
}
