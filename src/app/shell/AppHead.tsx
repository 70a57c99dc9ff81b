import { routeOf, routes } from '#domain/routes';
import { titleOf } from '../live/useTitle';

interface AppHeadProps {
  readonly location: { readonly pathname: string };
}

/** Sets the title by URL, and keeps the application out of search engines. */
export function AppHead({ location }: AppHeadProps) {
  const route = routeOf(location.pathname);
  return (
    <>
      <title>{titleOf(route ? routes[route].title : routes.notFound.title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    </>
  );
}
