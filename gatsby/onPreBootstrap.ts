import type { GatsbyNode } from 'gatsby';
import { formatProblems, sourceProblems } from './content/sources';
import { buildIslands } from './islands';
import { missingVariables } from './operator';
import { restoreImages } from './postBuild/leftovers';

/**
 * Reports unreadable texts before Gatsby reads them. Gatsby would stop at the first one, and leave all later ones out of
 * its cache and out of the next build. Scripts are built first, because esbuild briefly takes 200 MB, and later stages
 * need that memory.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const problems = sourceProblems(directory);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
  const missing = process.env.NODE_ENV === 'production' ? missingVariables(process.env) : [];
  if (missing.length > 0) reporter.panicOnBuild(missing.join('\n'));
  await restoreImages(directory);
  if (process.env.NODE_ENV === 'production') await buildIslands(directory);
};
