import { routeOf, routes } from '../domain/routes';

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
