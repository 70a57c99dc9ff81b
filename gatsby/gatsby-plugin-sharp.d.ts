/** The package has no types of its own; this is the part that we use. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** Queues the picture's sizes and formats, which are written by the end of the build. */
  export function generateImageData(options: {
    readonly file: Node;
    readonly args: Readonly<Record<string, unknown>>;
    readonly reporter: Reporter;
    readonly cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
