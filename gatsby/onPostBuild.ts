import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeCards } from './postBuild/cards';
import { feedOf } from './postBuild/feed';
import { moveUnusedImages } from './postBuild/leftovers';
import { brokenLinksInCode, brokenLinksOnPages } from './postBuild/links';
import { writePolicies } from './postBuild/policy';
import { writePreloads } from './postBuild/preloads';
import { writeSearchIndex } from './postBuild/search';
import { builtSite } from './postBuild/site';
import { robotsOf, sitemapOf } from './postBuild/sitemap';
import { pageNames, publicPages } from './postBuild/titles';

/** Generates what depends on all pages: feed, sitemap, link previews, search index, security policy. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const site = await builtSite(args);
  const pages = publicPages(site);
  const write = (name: string, text: string) => writeFile(join(site.folder, name), text);
  const [undrawn] = await Promise.all([
    writeCards(pages, site),
    write('sitemap.xml', sitemapOf(pages)),
    write('robots.txt', robotsOf()),
    write('rss.xml', feedOf(site.content)),
  ]);
  if (undrawn.length > 0)
    args.reporter.panicOnBuild(`Link previews can’t be drawn:\n  ${undrawn.join('\n  ')}`);
  await moveUnusedImages(site);
  await writePreloads(site);
  await writePolicies(site);
  // All pages are written by now, and both steps read them.
  const [lostThere, found] = await Promise.all([
    brokenLinksOnPages(site),
    writeSearchIndex(site, pageNames(site)),
  ]);
  const lost = [...lostThere, ...brokenLinksInCode(site.folder)];
  if (lost.length > 0)
    args.reporter.panicOnBuild(`Pages have links that lead nowhere:\n  ${lost.join('\n  ')}`);
  args.reporter.info(`${pages.length} public pages. ${found} for the search.`);
};
