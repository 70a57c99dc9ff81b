declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The package has no type definitions. These cover the part that we use. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** Queues the image's sizes and formats, which are written before the build ends. */
  export function generateImageData(options: {
    readonly file: Node;
    readonly args: Readonly<Record<string, unknown>>;
    readonly reporter: Reporter;
    readonly cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
