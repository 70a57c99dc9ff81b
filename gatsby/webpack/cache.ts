import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that determines webpack's output for a file: the installed packages and our settings. */
const decisive = [
  ...['package.json', 'package-lock.json'],
  ...['.cache/compiled/gatsby-config.js', '.cache/compiled/gatsby-node.js'],
];

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        act: (stats: { compilation: { buildDependencies: { clear(): void } } }) => void,
      ): void;
    };
  };
}

interface WebpackConfig {
  readonly cache: object;
  readonly plugins: readonly object[];
}

/**
 * Keeps webpack's cache valid until the lockfile or our settings change. Gatsby would instead follow every `require` of
 * every plugin and loader to find out: 7,000 files in each of two stages.
 */
export function cachedByLockFile(config: WebpackConfig, siteFolder: string): WebpackConfig {
  const loadersAreInLockFile = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('cachedByLockFile', ({ compilation }) => {
        compilation.buildDependencies.clear();
      }),
  };
  return {
    ...config,
    cache: { ...config.cache, version: cacheVersion(siteFolder), buildDependencies: { defaultWebpack: [] } },
    plugins: [...config.plugins, loadersAreInLockFile],
  };
}

function cacheVersion(siteFolder: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of decisive) {
    const file = join(siteFolder, name);
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}
