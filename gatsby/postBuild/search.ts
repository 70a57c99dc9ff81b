import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltSite } from './site';

/**
 * Indexes every page that has `data-pagefind-body`: docs, rules, posts and texts. Pagefind runs as a command, since its
 * module can't be required by what Gatsby makes of gatsby-node.
 * @returns what it says of itself, such as “Indexed 40 pages”.
 */
export async function writeSearchIndex({ root, folder }: BuiltSite): Promise<string> {
  const command = join(root, 'node_modules/.bin/pagefind');
  const { stdout } = await promisify(execFile)(command, ['--site', folder, '--force-language', 'en']);
  return /Indexed \d+ pages?/.exec(stdout)?.[0] ?? 'Indexed no page';
}
