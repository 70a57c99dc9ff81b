import type { GatsbyNode } from 'gatsby';
import { clientOnlyRoots, type RouteName, routeOf, routes } from '../src/domain/routes';

const developing = process.env.NODE_ENV === 'development';

/** A production build has no development pages, except where tests ask for them. */
const withoutDevPages = process.env.NODE_ENV === 'production' && process.env.GATSBY_DEV_PAGES !== '1';

/** Pages of the application answer for every path below them; Hosting rewrites those paths to their HTML. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const route = routeOf(page.path);
  if (withoutDevPages && route && routes[route].area === 'dev') {
    actions.deletePage(page);
    return;
  }
  const matchPath = matchPathOf(page.path, route);
  if (matchPath && !page.matchPath) actions.createPage({ ...page, matchPath });
};

/**
 * Gatsby knows a page without such a path by its address and query: `gatsby develop` has no page for `/auth/login?next=…`,
 * where the application leads who is not signed in.
 */
function matchPathOf(path: string, route: RouteName | undefined): string | undefined {
  if (clientOnlyRoots.some((root) => path === root)) return `${path}/*`;
  const { area } = route ? routes[route] : { area: 'public' };
  return developing && (area === 'auth' || area === 'gate') ? path : undefined;
}
