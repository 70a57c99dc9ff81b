import { canonicalUrl } from '../../src/site/siteUrl';
import type { PublicPage } from './titles';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** https://www.sitemaps.org/protocol.html. Its limit is 50,000 URLs, which this site never reaches. */
export function sitemapOf(pages: readonly PublicPage[]): string {
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
export const robotsOf = () => `User-agent: *
Allow: /

Sitemap: ${canonicalUrl('/sitemap.xml')}
`;
