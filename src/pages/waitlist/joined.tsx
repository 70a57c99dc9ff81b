import { routes } from '#domain/routes';
import { SiteHead } from '#site/SiteHead';
import { WaitlistJoined } from '#site/Waitlist';

export default WaitlistJoined;

export const Head = () => (
  <SiteHead title={routes.waitlistJoined.title} description="You’re on the Plumbline waitlist." />
);
