import { routes } from '#domain/routes';
import { NotFound } from '#site/NotFound';
import { SiteHead } from '#site/SiteHead';

export default NotFound;

export const Head = () => <SiteHead title={routes.notFound.title} description="This page doesn’t exist." />;
