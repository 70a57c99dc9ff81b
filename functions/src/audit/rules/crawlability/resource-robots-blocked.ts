import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** A script or style that search engines may not load, so that they see the page without it. */
export const resourceRobotsBlocked = linkRule(
  'resource-robots-blocked',
  ({ page, target, toSite, fate, element }) => {
    if (!fate.closed || !toSite) return null;
    if (element !== 'script' && element !== 'link') return null;
    return {
      message: `robots.txt keeps search engines from loading ${shown(target, hostOf(page))}, which the page needs.`,
    };
  },
  ['resource'],
);
