import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { release } from '../gatsby/release';

/**
 * How a program of the functions becomes files. One file holds all that it needs from this project and its libraries, so
 * that the folder deploys by itself. Google's two packages stay outside: the deploy command looks for them, and they
 * load parts of themselves by name.
 * @param programs what each file is called and where its source is, from the project's folder.
 */
export function functionsOptions(
  root: string,
  outdir: string,
  programs: Readonly<Record<string, string>>,
): BuildOptions {
  // Started as a thread, so it is a file of its own; the engine looks for it beside itself.
  const entries = { ...programs, htmlWorker: 'functions/src/audit/html/worker.ts' };
  return {
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    outdir: join(root, outdir),
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
}
