import { type RouteName, routeOf, routes } from '../routes';

/** A page as reported to other services: its route without IDs. */
export interface PageName {
  readonly route: RouteName;
  /** The pattern: `/dashboard/jobs/:jobId`. */
  readonly path: string;
  readonly area: (typeof routes)[RouteName]['area'];
}

export function pageNameOf(path: string): PageName {
  const route = routeOf(path) ?? 'notFound';
  return { route, path: routes[route].path, area: routes[route].area };
}

/** Transactions of missing pages say nothing about our code, and clients can make up any number of them. */
export function isNotFound(transaction: string | undefined): boolean {
  return transaction === undefined || transaction === routes.notFound.path;
}

/** Reduces one of our URLs to its origin and route pattern, without query or fragment. */
export function tidyUrl(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return `${origin}${pageNameOf(pathname).path}`;
}

/** Reduces a referrer to its origin. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
