import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';

// Compiling the terminal command at each start took longer than checking a small site, so it is bundled once.

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.local/audit');
const program = join(folder, 'audit.cjs');
const record = join(folder, 'inputs.json');

/** What tells one version of a file from the next. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** Whether the bundle was made of the files as they are now. */
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
    // A library that is written as a module asks for its own URL.
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
