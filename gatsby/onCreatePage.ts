import type { GatsbyNode } from 'gatsby';
import { clientOnlyRoots } from '../src/domain/routes';

/** Pages of the application answer for every path below them; Hosting rewrites those paths to their HTML. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const root = clientOnlyRoots.find((path) => page.path === path);
  if (root && !page.matchPath) actions.createPage({ ...page, matchPath: `${root}/*` });
};
