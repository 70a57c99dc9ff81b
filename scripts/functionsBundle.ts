import { join } from 'node:path';
import { build, context } from 'esbuild';
import { functionsOptions } from './functionsOptions';

const root = join(import.meta.dirname, '..');

const options = functionsOptions(root, 'functions/lib', { index: 'functions/src/index.ts' });

export async function buildFunctions(): Promise<void> {
  await build(options);
}

/** Builds again whenever a source changes; the returned function ends it. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watcher = await context(options);
  await watcher.watch();
  return () => watcher.dispose();
}
