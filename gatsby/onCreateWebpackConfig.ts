import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import TerserPlugin, { swcMinify } from 'terser-webpack-plugin';
import { isPublicPath } from '../src/domain/routes';
import { compilerOptions } from '../tsconfig.base.json';
import { buildIslands } from './islands';
import { cachedByLockFile } from './webpack/cache';

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

interface WebpackConfig {
  readonly optimization: { readonly minimizer: readonly object[] };
}

/** What the targets of `islands.ts` support. */
const ecma = 2020;

/**
 * Uses swc instead of Gatsby's terser: a twelfth of the time and slightly smaller scripts. swc has its own threads and
 * needs no processes.
 */
function minifiedBySwc<Config extends WebpackConfig>(config: Config): Config {
  const swc = new TerserPlugin({
    minify: swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma, compress: { ecma }, mangle: true, format: { comments: false } },
  });
  const others = config.optimization.minimizer.filter((each) => !(each instanceof TerserPlugin));
  return { ...config, optimization: { ...config.optimization, minimizer: [swc, ...others] } };
}

type Page = { readonly path: string; readonly componentPath: string };
type Webpack = {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      requests: RegExp,
      replace: (found: { context: string; request: string }) => void,
    ) => { apply(compiler: unknown): void };
  };
};

/** Browsers never run a public page's component, so webpack doesn't have to bundle it for them (`loadedWhole.tsx`). */
export function withoutPublicPages(store: CreateWebpackConfigArgs['store'], siteFolder: string) {
  const pages: Iterable<Page> = store.getState().pages.values();
  const components = new Set<string>();
  for (const { path, componentPath } of pages) if (isPublicPath(path)) components.add(componentPath);
  const standIn = resolve(siteFolder, 'gatsby/webpack/loadedWhole.tsx');
  return {
    apply(compiler: Webpack) {
      const { NormalModuleReplacementPlugin } = compiler.webpack;
      new NormalModuleReplacementPlugin(/\.tsx$/, (found) => {
        if (components.has(resolve(found.context, found.request))) found.request = standIn;
      }).apply(compiler);
    },
  };
}
