/** The project's own address at Firebase Hosting, as the functions have it (platform/environment.ts). */
const projectUrl = process.env.GATSBY_FIREBASE_PROJECT_ID
  ? `https://${process.env.GATSBY_FIREBASE_PROJECT_ID}.web.app`
  : 'http://localhost:5000';

/** Where the site is published, without a slash at its end; set GATSBY_SITE_URL when building. */
export const siteUrl = (process.env.GATSBY_SITE_URL || projectUrl).replace(/\/+$/, '');

export const canonicalUrl = (path: string) => `${siteUrl}${path === '/' ? '/' : path.replace(/\/$/, '')}`;
