import { hostOf, shown } from '../urls/url';
import { linkRule } from './rule';

/** A link within the site to a page that robots.txt forbids. */
export const linkRobotsBlocked = linkRule(
  'link-robots-blocked',
  ({ page, target, role, element, toSite, fate }) => {
    if (
      fate.seen.error !== 'ROBOTS' ||
      fate.end !== 'skipped' ||
      !toSite ||
      role !== 'link' ||
      element !== 'a'
    )
      return null;
    return { message: `robots.txt keeps crawlers out of ${shown(target, hostOf(page))}.` };
  },
);
