/** The project's default URL at Firebase Hosting, the same as in the functions (platform/environment.ts). */
const projectUrl = process.env.GATSBY_FIREBASE_PROJECT_ID
  ? `https://${process.env.GATSBY_FIREBASE_PROJECT_ID}.web.app`
  : 'http://localhost:5000';

/** The site's URL without a trailing slash. Set GATSBY_SITE_URL when building. */
export const siteUrl = (process.env.GATSBY_SITE_URL || projectUrl).replace(/\/+$/, '');

export const canonicalUrl = (path: string) => `${siteUrl}${path === '/' ? '/' : path.replace(/\/$/, '')}`;

/** The image of a page in link previews. The build draws one for each page (gatsby/postBuild/cards.ts). */
export const cardSize = { width: 1_200, height: 630 } as const;

export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;
