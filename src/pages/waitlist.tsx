import { WaitlistScreen, WaitlistWithoutScript } from '#app/session/waitlist/WaitlistScreen';
import { SingleScreen } from '#app/shell/SingleScreen';
import { pathTo, routes } from '#domain/routes';
import { PageData, SiteHead } from '#site/SiteHead';

/**
 * The build replaces this page with `src/site/Waitlist` for visitors. Browsers with a session get this one
 * (gatsby-ssr).
 */
export default function WaitlistPage() {
  return <SingleScreen route="waitlist" screen={WaitlistScreen} withoutScript={<WaitlistWithoutScript />} />;
}

const page = {
  path: pathTo('waitlist'),
  title: routes.waitlist.title,
  description:
    'Join the Plumbline waitlist. We approve people a few at a time and email you when it’s your turn.',
};

export const Head = () => (
  <SiteHead {...page}>
    <PageData type="WebPage" page={page} />
  </SiteHead>
);
