import { dirname, join } from 'node:path';
import { type OutputFile, type TransformOptions, transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';

export interface ScriptFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Puts bundled files together so that the entry comes as one: esbuild gives whatever two of them share a file of its
 * own, and five files beside the font are more than the six connections that a browser has for one host over HTTP/1.1.
 * @param files as esbuild made them, with their maps where there are any.
 * @param entry the path of the one that pages ask for.
 * @param minifying how each file is made small again at last.
 * @returns the files to serve, named by their content, the entry first.
 */
export async function fewFiles(
  files: readonly OutputFile[],
  entry: string,
  minifying: TransformOptions,
): Promise<readonly ScriptFile[]> {
  const bundle = await rollup({
    input: entry,
    plugins: [inMemory(files), minifiedBy(minifying)],
    treeshake: false,
    // Otherwise an entry with exports of its own is left with these alone, and all else is one file further.
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({
    format: 'es',
    dir: dirname(entry),
    entryFileNames: '[name]-[hash].js',
    // esbuild's own hash, of what the file was before, says nothing any more.
    chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
    sourcemap: minifying.sourcemap ? 'hidden' : false,
  });
  await bundle.close();
  return output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}

function inMemory(files: readonly OutputFile[]): Plugin {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'in-memory',
    // What esbuild has left alone is there when the page asks for it: the search's own script.
    resolveId: (id, importer) => {
      const path = importer ? join(dirname(importer), id) : id;
      return texts.has(path) ? path : { id, external: true };
    },
    load: (id) => {
      const code = texts.get(id);
      return code === undefined ? null : { code, map: texts.get(`${id}.map`) ?? null };
    },
  };
}

const minifiedBy = (options: TransformOptions): Plugin => ({
  name: 'minified',
  renderChunk: (code) => transform(code, options),
});
