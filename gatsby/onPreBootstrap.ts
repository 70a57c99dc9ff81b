import type { GatsbyNode } from 'gatsby';
import { toldTogether } from './content/faults';
import { sourceFaults } from './content/sources';
import { buildIslands } from './islands';
import { bringPicturesBack } from './postBuild/leftovers';

/**
 * Texts that can't be read are told before Gatsby reads them: it would stop at the first, leave those behind it out of
 * its cache, and out of the next build as well. Scripts are built before all else, since esbuild takes 200 MB for a
 * moment, and later stages need theirs.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const faults = sourceFaults(directory);
  if (faults.length > 0) reporter.panicOnBuild(toldTogether(faults));
  await bringPicturesBack(directory);
  if (process.env.NODE_ENV === 'production') await buildIslands(directory);
};
