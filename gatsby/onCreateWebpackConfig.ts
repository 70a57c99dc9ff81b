import type { GatsbyNode } from 'gatsby';
import { buildIslands } from './islands';
import { cachedByLockFile } from './webpack/cache';
import { minifiedBySwc } from './webpack/minify';
import { withoutPublicPages } from './webpack/publicPages';

/** Firestore brings a regular expression engine, an eighth of the application's scripts, for pipelines only: we have none. */
const withoutPipelines = { re2js: false } as const;

/** Fetched by browsers when they are idle. */
const browserOnly = [
  '@sentry/gatsby',
  'posthog-js/dist/module.slim.no-external',
  'posthog-js/dist/extension-bundles',
  'posthog-js/dist/posthog-recorder',
];

/** Of what is named by its content: what an earlier build has left in the folder would be published with this one. */
const bundle = /^[^/]+-[0-9a-f]{20}\.(?:js|css)(?:\.map)?$/;
const withoutEarlierBundles = { clean: { keep: (name: string) => !bundle.test(name) } };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
  store,
}) => {
  const folder = store.getState().program.directory;
  // Gatsby publishes source maps beside the scripts unless told not to. Those for Sentry are taken away once sent.
  const devtool = process.env.SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      devtool,
      output: withoutEarlierBundles,
      resolve: { alias: withoutPipelines },
      plugins: [withoutPublicPages(store, folder)],
    });
  }
  // No page is rendered with them, and bundling them for nothing takes seconds.
  if (stage === 'build-html' || stage === 'develop-html') {
    const alias = Object.fromEntries(browserOnly.map((name) => [name, false]));
    actions.setWebpackConfig({ resolve: { alias } });
  }
  // Put into the rendering code, so that a changed script makes Gatsby write every page anew.
  if (stage === 'build-html' || stage === 'develop-html') {
    const address = stage === 'build-html' ? await buildIslands(folder) : '';
    // Maps by line: they tell where rendering failed, in a fraction of the time and memory of maps by column.
    actions.setWebpackConfig({
      devtool: 'cheap-module-source-map',
      plugins: [plugins.define({ SITE_SCRIPT: JSON.stringify(address) })],
    });
  }
  if (stage === 'build-javascript') actions.replaceWebpackConfig(minifiedBySwc(getConfig()));
  if (stage === 'build-javascript' || stage === 'build-html') {
    actions.replaceWebpackConfig(cachedByLockFile(getConfig(), folder));
  }
};
