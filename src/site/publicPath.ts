import { routeOf, routes } from '../domain/routes';

/** Whether a path is a public page's: prerendered, and whole without a script. */
export function isPublicPath(path: string): boolean {
  if (path === '/404.html') return true;
  const route = routeOf(path);
  return route !== undefined && routes[route].area === 'public';
}
