import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';

// Compiling the command on each start took longer than checking a small site, so the bundle is cached.

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.local/audit');
const program = join(folder, 'audit.cjs');
const record = join(folder, 'inputs.json');

/** Returns a value that changes whenever the file does. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** Returns whether the bundle is up to date. */
function isCurrent() {
  if (!existsSync(program) || !existsSync(record)) return false;
  const inputs = Object.entries(JSON.parse(readFileSync(record, 'utf8')));
  return inputs.every(([file, stamp]) => stampOf(file) === stamp);
}

async function bundle() {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'scripts/audit.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    // They are loaded only for pages that scripts build.
    external: ['puppeteer-core', 'axe-core'],
    // A library that is an ES module uses its own URL.
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    metafile: true,
    logLevel: 'warning',
  });
  const files = [...Object.keys(metafile.inputs), 'package-lock.json', 'scripts/audit/start.mjs'];
  writeFileSync(record, JSON.stringify(Object.fromEntries(files.map((file) => [file, stampOf(file)]))));
}

mkdirSync(folder, { recursive: true });
if (!isCurrent()) await bundle();
module.enableCompileCache?.(join(folder, 'compiled'));
createRequire(import.meta.url)(program);
