import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedUrls, publishedUrlsFile, withDeployed } from '../gatsby/content/redirects';

/*
 * Adds the URLs of the built site to the list of published URLs. `firebase deploy` runs it after it has published the site
 * (decisions/047).
 */
const root = join(__dirname, '..');
const before = publishedUrls(root).filter((path) => path !== '');
const after = withDeployed(before, readFileSync(join(root, 'public/sitemap.xml'), 'utf8'));
const added = after.length - before.length;
if (added > 0) {
  writeFileSync(join(root, publishedUrlsFile), `${after.join('\n')}\n`);
  console.log(`Added ${added} URLs to ${publishedUrlsFile}. Commit it, so that the next build can compare.`);
}
