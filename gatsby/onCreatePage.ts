import type { GatsbyNode } from 'gatsby';
import { clientOnlyRoots, type RouteName, routeOf, routes } from '../src/domain/routes';

const developing = process.env.NODE_ENV === 'development';

/** Production builds have no development pages, unless tests request them. */
const withoutDevPages = process.env.NODE_ENV === 'production' && process.env.GATSBY_DEV_PAGES !== '1';

/** Makes application pages match every path below them. Hosting rewrites those paths to their HTML. */
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
 * Without a `matchPath`, Gatsby matches the URL including its query: `gatsby develop` has no page for
 * `/auth/login?next=…`, to which the application redirects visitors who aren't logged in.
 */
function matchPathOf(path: string, route: RouteName | undefined): string | undefined {
  if (clientOnlyRoots.some((root) => path === root)) return `${path}/*`;
  const { area } = route ? routes[route] : { area: 'public' };
  return developing && (area === 'auth' || area === 'gate') ? path : undefined;
}
