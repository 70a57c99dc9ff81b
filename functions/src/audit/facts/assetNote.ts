import type { SeenHeaders } from '#domain/finding';

/** What is worth telling about a file that pages load, or a target that is slow; absent where all is well. */
export interface AssetNote {
  /** A script or style of so many bytes that was sent without compression. */
  readonly plain?: number;
  /**
   * For how many seconds browsers may keep it: -1 when nothing says so, or less than a week though its name has a
   * version in it.
   */
  readonly kept?: number;
  /** Bytes, as they were sent, of an image, a script or a style sheet that is heavy for what it is. */
  readonly heavyImage?: number;
  readonly heavyScript?: number;
  readonly heavyStyle?: number;
  /** Bytes of an image in a format that newer ones halve. */
  readonly old?: number;
  /** It is a page of HTML, where its name or the page that loads it promises a file. */
  readonly page?: true;
  /** Milliseconds until a slow answer. */
  readonly slow?: number;
  readonly headers?: SeenHeaders;
}
