import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PageName } from '../../src/site/search/nearest';
import { wordsOf } from '../../src/site/search/words';
import type { BuiltSite } from './site';

/** Pagefind’s own screens come with every index; the search has its own (src/site/search). */
const isUnused = (name: string) => /^pagefind-(.*ui|highlight)\.(js|css)$/.test(name);

/**
 * Indexes every page that has `data-pagefind-body`: docs, rules, posts and texts. Pagefind runs as a command, since its
 * module can't be required by what Gatsby makes of gatsby-node. Beside its index go the pages' names (`pages.json`) and
 * their words (`pagefind/words.json`), for the order of what is found and for words that are mistyped.
 * @returns what it says of itself, such as “Indexed 40 pages”.
 */
export async function writeSearchIndex(
  { root, folder }: BuiltSite,
  names: readonly PageName[],
): Promise<string> {
  const command = join(root, 'node_modules/.bin/pagefind');
  const index = join(folder, 'pagefind');
  // What an earlier build has indexed under other names would be published with it.
  await rm(index, { recursive: true, force: true });
  const { stdout } = await promisify(execFile)(command, ['--site', folder, '--force-language', 'en']);
  const made = await readdir(index);
  await Promise.all(made.filter(isUnused).map((name) => rm(join(index, name))));
  const texts = await readTexts(join(index, 'fragment'));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(withIndexed(names, texts)));
  await writeFile(join(index, 'words.json'), JSON.stringify(vocabularyOf(texts)));
  return /Indexed \d+ pages?/.exec(stdout)?.[0] ?? 'Indexed no page';
}

/** What the index holds of a page. */
export interface IndexedText {
  /** What a search calls it. */
  readonly id: string;
  /** As the page's folder: with a slash at its end. */
  readonly url: string;
  readonly content: string;
}

/** A page's file in the index is JSON behind a mark, compressed. */
const mark = 'pagefind_dcd';

async function readTexts(folder: string): Promise<readonly IndexedText[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => {
      const text = (await promisify(gunzip)(await readFile(join(folder, file)))).toString('utf8');
      if (!text.startsWith(mark))
        throw new Error(`${file} is not what Pagefind 1.6 writes: has it been updated?`);
      const { url, content }: Pick<IndexedText, 'url' | 'content'> = JSON.parse(text.slice(mark.length));
      return { id: file.replace(/\.pf_fragment$/, ''), url, content };
    }),
  );
}

/** The names, each with what the index calls its page. */
export function withIndexed(names: readonly PageName[], texts: readonly IndexedText[]): readonly PageName[] {
  const ids = new Map(texts.map(({ id, url }) => [url.replace(/(?<=.)\/$/, ''), id]));
  return names.map((name) => ({ ...name, indexed: ids.get(name.path) }));
}

/** Every word of the texts once, those of most texts first. */
export function vocabularyOf(texts: readonly IndexedText[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { content } of texts) {
    for (const word of new Set(wordsOf(content))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
}
