import { routeOf, routes } from '../domain/routes';

/** The project's default URL at Firebase Hosting, the same as in the functions (platform/environment.ts). */
const projectUrl = process.env.GATSBY_FIREBASE_PROJECT_ID
  ? `https://${process.env.GATSBY_FIREBASE_PROJECT_ID}.web.app`
  : 'http://localhost:5000';

/** The site's URL without a trailing slash. Set GATSBY_SITE_URL when building. */
export const siteUrl = (process.env.GATSBY_SITE_URL || projectUrl).replace(/\/+$/, '');

export const canonicalUrl = (path: string) => `${siteUrl}${path === '/' ? '/' : path.replace(/\/$/, '')}`;

/** Returns whether a path is a public page: prerendered and usable without a script. */
export function isPublicPath(path: string): boolean {
  if (path === '/404.html') return true;
  const route = routeOf(path);
  return route !== undefined && routes[route].area === 'public';
}

/**
 * Returns whether a page is public for visitors and part of the application for known users. Its HTML works without a
 * script, and the application replaces it for users on the waitlist (decisions/020).
 */
export const hasPublicFace = (path: string) => routeOf(path) === 'waitlist';

/** The image of a page in link previews. The build draws one for each page (gatsby/postBuild/cards.ts). */
export const cardSize = { width: 1_200, height: 630 } as const;

export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;
