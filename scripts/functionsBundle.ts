import { join } from 'node:path';
import { type BuildOptions, build, context } from 'esbuild';
import { release } from '../gatsby/release';

const root = join(import.meta.dirname, '..');

/**
 * One file holds all that functions need from this project and its libraries, so that the folder deploys by itself.
 * Google's two packages stay outside: the deploy command looks for them, and they load parts of themselves by name.
 */
const options: BuildOptions = {
  entryPoints: {
    index: join(root, 'functions/src/index.ts'),
    // Started as a thread, so it is a file of its own; the engine looks for it beside itself.
    htmlWorker: join(root, 'functions/src/audit/html/worker.ts'),
  },
  outdir: join(root, 'functions/lib'),
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  define: {
    // A library that is written as a module asks where it stands.
    'import.meta.url': 'bundleUrl',
    'process.env.RELEASE': JSON.stringify(release()),
  },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  sourcemap: true,
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  logLevel: 'warning',
};

export async function buildFunctions(): Promise<void> {
  await build(options);
}

/** Builds again whenever a source changes; the returned function ends it. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watcher = await context(options);
  await watcher.watch();
  return () => watcher.dispose();
}
