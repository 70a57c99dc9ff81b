import type { GatsbyNode } from 'gatsby';
import { buildIslands } from './islands';

/** Before all else, since esbuild takes 200 MB for a moment, and later stages need theirs. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store }) => {
  if (process.env.NODE_ENV === 'production') await buildIslands(store.getState().program.directory);
};
