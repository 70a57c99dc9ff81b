export const base = 'https://example.com/sitemap.xml';

/** Returns a sitemap of these pages. */
export const urlset = (...locs: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs
    .map((loc) => `<url><loc> ${loc} </loc><lastmod>2026-01-01</lastmod></url>`)
    .join('')}</urlset>`;

/** Returns an index of these sitemaps. */
export const index = (...locs: string[]) =>
  `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
