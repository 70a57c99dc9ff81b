import type { GatsbyNode } from 'gatsby';
import { toldTogether } from './content/faults';
import { sourceFaults } from './content/sources';
import { buildIslands } from './islands';
import { bringPicturesBack } from './postBuild/leftovers';

/**
 * Reports unreadable texts before Gatsby reads them. Gatsby would stop at the first one, and leave all later ones out of
 * its cache and out of the next build. Scripts are built first, because esbuild briefly takes 200 MB, and later stages
 * need that memory.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const faults = sourceFaults(directory);
  if (faults.length > 0) reporter.panicOnBuild(toldTogether(faults));
  await bringPicturesBack(directory);
  if (process.env.NODE_ENV === 'production') await buildIslands(directory);
};
