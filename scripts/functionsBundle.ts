import { join } from 'node:path';
import { build, context } from 'esbuild';
import { functionsOptions } from './functionsOptions';

const root = join(import.meta.dirname, '..');

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
