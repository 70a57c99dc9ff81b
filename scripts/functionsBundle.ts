import { join } from 'node:path';
import { type BuildOptions, build, context } from 'esbuild';
import { release } from '../gatsby/release';
import { writeFunctionsLock } from './deploy/functionsLock';

const root = join(__dirname, '..');

const options = functionsOptions(root, 'functions/lib', { index: 'functions/src/index.ts' });

export async function buildFunctions(): Promise<void> {
  await build(options);
}

/** Rebuilds whenever a source file changes. The returned function stops it. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watcher = await context(options);
  await watcher.watch();
  return () => watcher.dispose();
}

/**
 * Returns esbuild's options for bundling programs of the functions. One file contains everything from this project and
 * its libraries, so the folder can be deployed on its own. Google's two packages stay external: the deploy command looks
 * for them, and they load parts of themselves by name.
 * @param programs the source of each output file, relative to the project's folder.
 */
export function functionsOptions(
  root: string,
  outdir: string,
  programs: Readonly<Record<string, string>>,
): BuildOptions {
  return {
    entryPoints: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
    outdir: join(root, outdir),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    define: {
      // A library that is an ES module uses its own URL.
      'import.meta.url': 'bundleUrl',
      'process.env.RELEASE': JSON.stringify(release()),
    },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    sourcemap: true,
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    logLevel: 'warning',
  };
}

if (require.main === module)
  buildFunctions()
    .then(() => writeFunctionsLock(root))
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
