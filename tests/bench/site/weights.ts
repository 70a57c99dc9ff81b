import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns the size in KB of gzip -9. */
const sizeOf = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1_000;

const htmlAt = (folder: string, path: string) =>
  readFileSync(join(folder, 'public', path, 'index.html'), 'utf8');

/** Returns the size of a built page's HTML. */
export const htmlWeight = (folder: string, path: string) => sizeOf(htmlAt(folder, path));

/**
 * Returns the size of the scripts that a built page loads: those in its HTML or preloaded by it, and their static imports.
 * Dynamic imports aren't included.
 */
export function scriptsWeight(folder: string, path: string): number {
  const html = htmlAt(folder, path);
  const tags = html.matchAll(/<script(?![^>]*noModule)[^>]* src="([^"]+)"/gi);
  const links = [...html.matchAll(/<link[^>]*>/gi)]
    .map(([link]) => link)
    .filter((link) => /rel="modulepreload"|as="script"/.test(link))
    .flatMap((link) => [...link.matchAll(/href="([^"]+)"/g)]);
  const loaded = new Set<string>();
  const load = (source: string) => {
    if (loaded.has(source)) return;
    loaded.add(source);
    const imports = read(folder, source).matchAll(/(?:\bimport|\bfrom)\s*"(\.[^"]+)"/g);
    for (const [, imported = ''] of imports) load(join(dirname(source), imported));
  };
  for (const [, source = ''] of [...tags, ...links]) load(source);
  return [...loaded].reduce((sum, source) => sum + sizeOf(read(folder, source)), 0);
}

const read = (folder: string, source: string) => readFileSync(join(folder, 'public', source), 'utf8');
