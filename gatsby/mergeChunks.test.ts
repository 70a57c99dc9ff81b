import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { mergeChunks, type ScriptFile } from './mergeChunks';

const folder = join(tmpdir(), 'few-files');

const modules: Readonly<Record<string, string>> = {
  './entry': `import { shared } from './shared'; import { also } from './also';
    globalThis.seen = [shared, also]; export const later = [() => import('./one'), () => import('./two')];`,
  './one': `import { shared } from './shared'; import { lazy } from './lazy'; globalThis.one = [shared, lazy];`,
  './two': `import { also } from './also'; import { lazy } from './lazy';
    globalThis.two = [also, lazy]; import('/elsewhere.js');`,
  './shared': 'export const shared = { name: "shared" };',
  './also': 'export const also = { name: "also" };',
  './lazy': 'export const lazy = { name: "lazy" };',
};

/** Bundles in-memory modules in the same way as the public script. */
async function bundled(): Promise<readonly ScriptFile[]> {
  const { outputFiles } = await build({
    entryPoints: { site: './entry' },
    ...{ outdir: folder, entryNames: '[name]', chunkNames: '[name]-[hash]' },
    ...{ bundle: true, splitting: true, format: 'esm', write: false, sourcemap: 'external' },
    external: ['/elsewhere.js'],
    plugins: [
      {
        name: 'modules',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^\.\/\w+$/ }, ({ path }) => ({ path, namespace: 'modules' }));
          onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({ contents: modules[path] }));
        },
      },
    ],
  });
  return mergeChunks(outputFiles, join(folder, 'site.js'), {
    minify: true,
    format: 'esm',
    sourcemap: 'external',
  });
}

const importsOf = (file: ScriptFile | undefined) =>
  [...String(file?.content).matchAll(/(?:from|import)\s*"([^"]+)"/g)].map(([, from]) => from);

afterAll(() => stop());

test('puts shared modules into the entry, and lazy files import them from there', async () => {
  const files = await bundled();
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const [entry, ...later] = scripts;
  expect(entry?.name).toMatch(/^site-[\w-]{8}\.js$/);
  expect(importsOf(entry)).toEqual([]);
  expect(later.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['chunk', 'one', 'two']);
  for (const file of later.filter(({ name }) => !name.startsWith('chunk')))
    expect(importsOf(file)).toContain(`./${entry?.name}`);
});

test('leaves external modules at their URL', async () => {
  const two = (await bundled()).find(({ name }) => name.startsWith('two'));
  expect(String(two?.content)).toContain('import("/elsewhere.js")');
});

test('gives each file a source map', async () => {
  const map = (await bundled()).find(({ name }) => /^site-.*\.map$/.test(name));
  expect(JSON.parse(String(map?.content)).sources).toEqual(
    expect.arrayContaining(['modules:./entry', 'modules:./shared']),
  );
});
