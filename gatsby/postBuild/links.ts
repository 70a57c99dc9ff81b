import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { docsInCode, docsPath } from '../../src/domain/routes';
import { decoded } from '../../src/domain/url';
import { isClientRendered } from '../content/links';
import type { BuiltSite } from './site';

/**
 * Checks the links that components write, such as the footer's, once all pages exist. Links of texts were checked before
 * the build, with their lines.
 * @returns one sentence for each broken URL of this site, with the first page that has it.
 */
export async function brokenLinksOnPages({ paths, folder }: BuiltSite): Promise<string[]> {
  const there = new Map<string, boolean>();
  const lost: string[] = [];
  for (const path of paths) {
    const file = path.endsWith('.html') ? `${folder}${path}` : `${folder}${path}/index.html`;
    if (!existsSync(file)) continue;
    for (const target of targetsIn(await readFile(file, 'utf8'))) {
      if (there.has(target)) continue;
      const isThere = leadsSomewhere(target, folder);
      there.set(target, isThere);
      if (!isThere)
        lost.push(`${path}: a component links to ${target}, which isn’t a page or file of this site.`);
    }
  }
  return lost;
}

/** The docs pages that code links to, including links from client-rendered screens. */
export const brokenLinksInCode = (folder: string) =>
  docsInCode
    .map(docsPath)
    .filter((path) => !leadsSomewhere(path, folder))
    .map((path) => `code links to ${path}, which isn’t a page: see docsInCode in src/domain/routes.ts.`);

/** The paths of this site in a page's `href`s, each once. */
function targetsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\shref="(\/(?!\/)[^"#?]*)/g)].map(([, target = '']) => decoded(target)));
}

const leadsSomewhere = (target: string, folder: string) =>
  isClientRendered(target) ||
  existsSync(`${folder}${target.replace(/\/$/, '')}${/\.\w+$/.test(target) ? '' : '/index.html'}`);
