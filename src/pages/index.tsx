import { pathTo, routes } from '#domain/routes';
import { Home } from '#site/home/Home';
import { HomeData, SiteHead } from '#site/SiteHead';

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
