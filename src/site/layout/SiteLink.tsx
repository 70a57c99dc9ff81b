import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';
import { routeOf, routes } from '../../domain/routes';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly to: string };

/**
 * A link to any page of ours. Public pages change without a reload; the application's are plain links, because
 * Gatsby's own link would fetch the whole application when a pointer passes over it.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const [path = '', hash] = to.split('#');
  const route = routeOf(path);
  const isPublic = route !== undefined && routes[route].area === 'public' && hash === undefined;
  return isPublic ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
