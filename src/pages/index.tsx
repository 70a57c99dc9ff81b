import { pathTo, routes } from '#domain/routes';
import { HomeData } from '#site/head/data';
import { SiteHead } from '#site/head/SiteHead';
import { Home } from '#site/home/Home';

export default Home;

export const Head = () => (
  <SiteHead
    title={routes.home.title}
    description="Plumbline crawls your site, checks every link and every page, and reports what’s broken, what changed and what to fix first."
    path={pathTo('home')}
  >
    <HomeData />
  </SiteHead>
);
