import type { GatsbyNode } from 'gatsby';

/** Gatsby publishes source maps beside the scripts unless told not to. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
};
