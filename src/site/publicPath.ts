import { routeOf, routes } from '../domain/routes';

/** Whether a path is a public page's: prerendered, and whole without a script. */
export function isPublicPath(path: string): boolean {
  if (path === '/404.html') return true;
  const route = routeOf(path);
  return route !== undefined && routes[route].area === 'public';
}

/**
 * Whether a page is a public one to visitors and the application's to those it knows: its HTML is whole without a script,
 * and the application takes its place for who has one on the waitlist (decisions/020).
 */
export const hasPublicFace = (path: string) => routeOf(path) === 'waitlist';
