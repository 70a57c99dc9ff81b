import { routes } from '#domain/routes';
import { SiteHead } from '#site/head/SiteHead';
import { NotFound } from '#site/NotFound';

export default NotFound;

export const Head = () => <SiteHead title={routes.notFound.title} description="This page doesn’t exist." />;
