import { type RouteName, routeOf, routes } from '../routes';

/** The page of a path as it is told to others: by its route, without the ids in it. */
export interface PageName {
  readonly route: RouteName;
  /** The pattern: `/dashboard/jobs/:jobId`. */
  readonly path: string;
  readonly area: (typeof routes)[RouteName]['area'];
}

/** The address that Hosting answers with when a path is nobody's. */
const notFoundFile = '/404.html';

export function pageNameOf(path: string): PageName {
  const route = path === notFoundFile ? 'notFound' : (routeOf(path) ?? 'notFound');
  return { route, path: routes[route].path, area: routes[route].area };
}

/** Transactions of pages that are not there say nothing of ours, and anybody can make up any number of them. */
export function isNotFound(transaction: string | undefined): boolean {
  return transaction === undefined || transaction === routes.notFound.path;
}

/** An address of ours without what identifies: the origin and the route's pattern, no query, no fragment. */
export function tidyUrl(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return `${origin}${pageNameOf(pathname).path}`;
}

/** Where somebody came from, by its site alone. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
