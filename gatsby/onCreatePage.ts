import type { GatsbyNode } from 'gatsby';
import { clientOnlyRoots, routeOf, routes } from '../src/domain/routes';

/** A production build has no development pages, except where tests ask for them. */
const withoutDevPages = process.env.NODE_ENV === 'production' && process.env.GATSBY_DEV_PAGES !== '1';

/** Pages of the application answer for every path below them; Hosting rewrites those paths to their HTML. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const route = routeOf(page.path);
  if (withoutDevPages && route && routes[route].area === 'dev') {
    actions.deletePage(page);
    return;
  }
  const root = clientOnlyRoots.find((path) => page.path === path);
  if (root && !page.matchPath) actions.createPage({ ...page, matchPath: `${root}/*` });
};
