import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** Reports scripts and style sheets that robots.txt disallows, so search engines render the page without them. */
export const resourceRobotsBlocked = linkRule(
  'resource-robots-blocked',
  ({ page, target, toSite, finalOutcome, element }) => {
    if (!finalOutcome.closed || !toSite) return null;
    if (element !== 'script' && element !== 'link') return null;
    return {
      message: `robots.txt blocks search engines from loading ${shown(target, hostOf(page))}, which the page needs.`,
    };
  },
  ['resource'],
);
