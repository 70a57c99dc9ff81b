import type { GatsbyNode } from 'gatsby';
import { buildIslands } from './islands';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  plugins,
  store,
}) => {
  // Gatsby publishes source maps beside the scripts unless told not to.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  // Put into the rendering code, so that a changed script makes Gatsby write every page anew.
  if (stage === 'build-html' || stage === 'develop-html') {
    const island = stage === 'build-html' ? await buildIslands(store.getState().program.directory) : '';
    actions.setWebpackConfig({ plugins: [plugins.define({ SITE_SCRIPT: JSON.stringify(island) })] });
  }
};
