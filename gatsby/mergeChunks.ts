import { dirname, join } from 'node:path';
import { type OutputFile, type TransformOptions, transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';

export interface ScriptFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Merges bundled files so that the entry is one file. esbuild splits every shared module into a file of its own, and
 * five files plus the font exceed the six connections that a browser opens to one host over HTTP/1.1.
 * @param files esbuild's output, with source maps if there are any.
 * @param entry the path of the file that pages load.
 * @param minifying esbuild's options for minifying the result.
 * @returns the files to serve, named by their content, the entry first.
 */
export async function mergeChunks(
  files: readonly OutputFile[],
  entry: string,
  minifying: TransformOptions,
): Promise<readonly ScriptFile[]> {
  const bundle = await rollup({
    input: entry,
    plugins: [inMemory(files), minifiedBy(minifying)],
    treeshake: false,
    // Otherwise, an entry with its own exports keeps only these, and everything else goes to another file.
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({
    format: 'es',
    dir: dirname(entry),
    entryFileNames: '[name]-[hash].js',
    // esbuild's hash describes the file before the merge.
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
    // Modules that esbuild left external exist at run time: the search script.
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
