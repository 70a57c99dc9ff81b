import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { PageName } from '../../src/site/search/nearest';
import { wordsOf } from '../../src/site/search/words';
import type { BuiltSite } from './site';

/** Pagefind's own user interface, which comes with every index. The site has its own (src/site/search). */
const isUnused = (name: string) => /^pagefind-(.*ui|highlight)\.(js|css)$/.test(name);

/**
 * Indexes every page that has `data-pagefind-body`: docs, rules, posts and other texts. Pagefind runs as a command,
 * because gatsby-node's compiled code can't `require` its module. The page names (`pages.json`) and the vocabulary
 * (`pagefind/words.json`) are written next to the index, for ranking and for correcting typos.
 * @returns its summary, such as “Indexed 40 pages”.
 */
export async function writeSearchIndex(
  { root, folder }: BuiltSite,
  names: readonly PageName[],
): Promise<string> {
  const command = join(root, 'node_modules/.bin/pagefind');
  const index = join(folder, 'pagefind');
  // Pagefind keeps existing files, which saves as much time again.
  const { stdout } = await promisify(execFile)(command, ['--site', folder, '--force-language', 'en']);
  const indexFiles = await readdir(index);
  await Promise.all(indexFiles.filter(isUnused).map((name) => rm(join(index, name))));
  await removeStale(index);
  const texts = readTexts(join(index, 'fragment'));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(withIndexed(names, texts)));
  await writeFile(join(index, 'words.json'), JSON.stringify(vocabularyOf(texts)));
  return /Indexed \d+ pages?/.exec(stdout)?.[0] ?? 'Indexed no page';
}

const languageSchema = v.object({ languages: v.object({ en: v.object({ hash: v.string() }) }) });

/**
 * Deletes the output of an earlier build, which would otherwise be published and found. The index's metadata
 * (`.pf_meta`) lists all its files.
 */
export async function removeStale(index: string): Promise<void> {
  const { hash } = v.parse(
    languageSchema,
    JSON.parse(readFileSync(join(index, 'pagefind-entry.json'), 'utf8')),
  ).languages.en;
  const list = `pagefind.${hash}.pf_meta`;
  const names = unpacked(join(index, list));
  const parts = ['fragment', 'index'].flatMap((folder) =>
    readdirSync(join(index, folder)).flatMap((file) =>
      names.includes(file.replace(/\.pf_\w+$/, '')) ? [] : [join(folder, file)],
    ),
  );
  const lists = readdirSync(index).filter((file) => file.endsWith('.pf_meta') && file !== list);
  await Promise.all([...parts, ...lists].map((file) => rm(join(index, file))));
}

/** An entry of the index for one page. */
export interface IndexedText {
  /** The ID that search results use. */
  readonly id: string;
  /** The page's folder, with a trailing slash. */
  readonly url: string;
  readonly content: string;
}

/** Index files are compressed and start with a marker. Fragments contain JSON. */
const mark = 'pagefind_dcd';

/** Sequential: a thousand small files wait longer for each other than it takes to read them. */
function readTexts(folder: string): readonly IndexedText[] {
  return readdirSync(folder).map((file) => {
    const { url, content }: Pick<IndexedText, 'url' | 'content'> = JSON.parse(unpacked(join(folder, file)));
    return { id: file.replace(/\.pf_fragment$/, ''), url, content };
  });
}

function unpacked(file: string): string {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  if (!text.startsWith(mark))
    throw new Error(`${file} is not what Pagefind 1.6 writes: has it been updated?`);
  return text.slice(mark.length);
}

/** The page names, each with its fragment ID. */
export function withIndexed(names: readonly PageName[], texts: readonly IndexedText[]): readonly PageName[] {
  const ids = new Map(texts.map(({ id, url }) => [url.replace(/(?<=.)\/$/, ''), id]));
  return names.map((name) => ({ ...name, indexed: ids.get(name.path) }));
}

/** Every word of the texts once, the most frequent first. */
export function vocabularyOf(texts: readonly IndexedText[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { content } of texts) {
    for (const word of new Set(wordsOf(content))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
}
