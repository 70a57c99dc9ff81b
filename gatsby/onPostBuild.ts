import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { operatorValue } from '../src/site/operator';
import { canonicalUrl, siteUrl } from '../src/site/urls';
import { redirectsOf, writeRedirects } from './content/redirects';
import { securityText } from './operator';
import { writeCards } from './postBuild/cards';
import { feedOf } from './postBuild/feed';
import { moveUnusedImages } from './postBuild/leftovers';
import { brokenLinksInCode, brokenLinksOnPages } from './postBuild/links';
import { llmsText } from './postBuild/llms';
import { writePolicies } from './postBuild/policy';
import { writePreloads } from './postBuild/preloads';
import { writeSearchIndex } from './postBuild/search';
import { builtSite, type PublicPage, pageNames, publicPages } from './postBuild/site';

/** Generates what depends on all pages: feeds, sitemap, link previews, search index, security policy. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const site = await builtSite(args);
  const pages = publicPages(site);
  const write = (name: string, text: string) => writeFile(join(site.folder, name), text);
  const [undrawn] = await Promise.all([
    writeCards(pages, site),
    write('sitemap.xml', sitemapOf(pages)),
    write('robots.txt', robotsOf()),
    write('rss.xml', feedOf(site.content, 'post')),
    write('changelog.xml', feedOf(site.content, 'change')),
    write('llms.txt', llmsText(site.content.map(({ entry }) => entry))),
    writeSecurityText(site.folder),
  ]);
  if (undrawn.length > 0)
    args.reporter.panicOnBuild(`Link previews can’t be drawn:\n  ${undrawn.join('\n  ')}`);
  // The Firebase CLI sets this variable for its hooks.
  const isDeploying = process.env.RESOURCE_DIR !== undefined;
  writeRedirects(site.root, redirectsOf(site.content.map(({ entry }) => entry)), isDeploying);
  await moveUnusedImages(site);
  await writePreloads(site);
  await writePolicies(site);
  // All pages are written by now, and both steps read them.
  const [lostThere] = await Promise.all([brokenLinksOnPages(site), writeSearchIndex(site, pageNames(site))]);
  const lost = [...lostThere, ...brokenLinksInCode(site.folder)];
  if (lost.length > 0) args.reporter.panicOnBuild(`Pages have broken links:\n  ${lost.join('\n  ')}`);
  args.reporter.info(`${pages.length} public pages.`);
};

async function writeSecurityText(folder: string): Promise<void> {
  const parent = join(folder, '.well-known');
  await mkdir(parent, { recursive: true });
  const text = securityText({ siteUrl, email: operatorValue('email'), now: new Date() });
  await writeFile(join(parent, 'security.txt'), text);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** https://www.sitemaps.org/protocol.html. Its limit is 50,000 URLs, which this site never reaches. */
function sitemapOf(pages: readonly PublicPage[]): string {
  const urls = pages
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ path, changed }) => {
      const date = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${escaped(canonicalUrl(path))}</loc>${date}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Pages that shouldn't be indexed say so themselves (noindex), which crawlers must be able to read. */
const robotsOf = () => `User-agent: *
Allow: /

Sitemap: ${canonicalUrl('/sitemap.xml')}
`;
