import './gatsby/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { isPublicPath } from './src/site/publicPath';

export { wrapPageElement } from './gatsby/wrapPageElement';

const developing = process.env.NODE_ENV === 'development';

/** Built public pages bring this script themselves (decisions/005). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () =>
  developing ? import('./src/site/islands').then(() => undefined) : undefined;

/** A public page that the application links to is loaded whole: React has no hold on it. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!developing && prevLocation && isPublicPath(location.pathname)) window.location.reload();
};
