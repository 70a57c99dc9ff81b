import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltSite } from './site';

/** Pagefind’s own screens come with every index; the search has its own (src/site/search). */
const isUnused = (name: string) => /^pagefind-(.*ui|highlight)\.(js|css)$/.test(name);

/**
 * Indexes every page that has `data-pagefind-body`: docs, rules, posts and texts. Pagefind runs as a command, since its
 * module can't be required by what Gatsby makes of gatsby-node.
 * @returns what it says of itself, such as “Indexed 40 pages”.
 */
export async function writeSearchIndex({ root, folder }: BuiltSite): Promise<string> {
  const command = join(root, 'node_modules/.bin/pagefind');
  // What an earlier build has indexed under other names would be published with it.
  await rm(join(folder, 'pagefind'), { recursive: true, force: true });
  const { stdout } = await promisify(execFile)(command, ['--site', folder, '--force-language', 'en']);
  const made = await readdir(join(folder, 'pagefind'));
  await Promise.all(made.filter(isUnused).map((name) => rm(join(folder, 'pagefind', name))));
  return /Indexed \d+ pages?/.exec(stdout)?.[0] ?? 'Indexed no page';
}
