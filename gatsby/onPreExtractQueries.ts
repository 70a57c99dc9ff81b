import type { GatsbyNode } from 'gatsby';
import { soundTexts } from './content/files';
import { lostLinks } from './content/links';

/**
 * All pages are known here, each time that they have changed: links to nowhere stop a build, and are told to whoever
 * writes under `gatsby develop`. Texts with other faults have been told of, and wait.
 */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async (args) => {
  const { pages } = args.store.getState();
  const lost = lostLinks(pages.keys(), await soundTexts(args));
  if (lost.length > 0) args.reporter.panicOnBuild(`Links to nowhere in the content:\n  ${lost.join('\n  ')}`);
};
