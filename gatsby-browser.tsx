import './gatsby/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { isPublicPath, routes } from './src/domain/routes';
import { mayReportErrors } from './src/services/environment/enabled';
import { startErrorReports } from './src/services/errors';

export { wrapPageElement } from './gatsby/wrapPageElement';

const developing = process.env.NODE_ENV === 'development';

/** Where nothing can be shown before it is known who is signed in. */
const signedInAreas = [routes.dashboard.path, routes.admin.path];

/** The page fetches what fails to load here again, and shows the error. */
function wakeApplication(): void {
  import(/* webpackChunkName: "wake" */ './src/app/shell/wake').then(
    ({ wake }) => wake(),
    () => undefined,
  );
}

/** Gatsby's store of pages, of which its types tell nothing. */
declare global {
  interface Window {
    readonly ___loader: { loadPage(path: string): Promise<unknown> };
  }
}

/** `gatsby develop` shows “page not found” for a page it has not loaded when anything but its own links leads there. */
const application = Object.values(routes).filter(
  ({ area, path }) => area !== 'public' && area !== 'dev' && !path.includes(':'),
);

async function prepareDevelopment(): Promise<void> {
  await import('./src/site/islands');
  await Promise.all(application.map(({ path }) => window.___loader.loadPage(path)));
}

/** Built public pages bring their script themselves (decisions/005), and hold errors there. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { pathname } = window.location;
  if (mayReportErrors() && !isPublicPath(pathname)) startErrorReports('idle');
  if (signedInAreas.some((root) => pathname.startsWith(root))) wakeApplication();
  return developing ? prepareDevelopment() : undefined;
};

/** A public page that the application links to is loaded whole: React has no hold on it. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!developing && prevLocation && isPublicPath(location.pathname)) window.location.reload();
};

/**
 * Filters and tabs are in the query, so changing them doesn’t scroll. Only
 * another page begins at its top.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => location.hash !== '' || prevRouterProps?.location.pathname !== location.pathname;
