import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { compilerOptions } from '../tsconfig.base.json';
import { buildIslands } from './islands';
import { cachedByLockFile } from './webpack/cache';
import { minifiedBySwc } from './webpack/minify';
import { withoutPublicPages } from './webpack/publicPages';

/**
 * Firestore includes a regular expression engine, an eighth of the application's scripts, only for pipelines, which we
 * don't use.
 */
const withoutPipelines = { re2js: false } as const;

/** Browsers load these when idle. */
const browserOnly = [
  '@sentry/gatsby',
  'posthog-js/dist/module.slim.no-external',
  'posthog-js/dist/extension-bundles',
  'posthog-js/dist/posthog-recorder',
];

/** Matches files named by their content. Leftovers of an earlier build would otherwise be published. */
const bundle = /^[^/]+-[0-9a-f]{20}\.(?:js|css)(?:\.map)?$/;
const withoutEarlierBundles = { clean: { keep: (name: string) => !bundle.test(name) } };

/** The import aliases of tsconfig.base.json, for webpack. */
function importAliases(folder: string): Record<string, string> {
  const entries = Object.entries(compilerOptions.paths).map(([alias, [target = '']]) => [
    alias.replace('/*', ''),
    join(folder, target.replace('/*', '')),
  ]);
  return Object.fromEntries(entries);
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
  store,
}) => {
  const folder = store.getState().program.directory;
  actions.setWebpackConfig({ resolve: { alias: importAliases(folder) } });
  // Gatsby publishes source maps by default. Those for Sentry are deleted after the upload.
  const devtool = process.env.SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      devtool,
      output: withoutEarlierBundles,
      resolve: { alias: withoutPipelines },
      plugins: [withoutPublicPages(store, folder)],
    });
  }
  // No page uses them during rendering, and bundling them takes seconds.
  if (stage === 'build-html' || stage === 'develop-html') {
    const alias = Object.fromEntries(browserOnly.map((name) => [name, false]));
    actions.setWebpackConfig({ resolve: { alias } });
  }
  // Part of the rendering code, so that Gatsby renders every page again when the script changes.
  if (stage === 'build-html' || stage === 'develop-html') {
    const address = stage === 'build-html' ? await buildIslands(folder) : '';
    // Line-only maps: they locate rendering errors at a fraction of the time and memory of full maps.
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
