/** Where the site is published, without a slash at its end; set GATSBY_SITE_URL when building. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? 'http://localhost:5000').replace(/\/$/, '');

export const canonicalUrl = (path: string) => `${siteUrl}${path === '/' ? '/' : path.replace(/\/$/, '')}`;
