import type { SeenHeaders } from '#domain/finding';

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
