import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** A link within the site to a page that robots.txt closes to search engines, or to us so that we couldn't check it. */
export const linkRobotsBlocked = linkRule(
  'link-robots-blocked',
  ({ page, target, role, element, toSite, fate }) => {
    if (!toSite || role !== 'link' || element !== 'a') return null;
    const isUnread = fate.end === 'skipped' && fate.seen.error === 'ROBOTS';
    if (!fate.closed && !isUnread) return null;
    const name = shown(target, hostOf(page));
    if (!fate.closed)
      return { message: `robots.txt keeps our crawler out of ${name}, so it was not checked.` };
    return { message: `robots.txt keeps ${isUnread ? 'crawlers' : 'search engines'} out of ${name}.` };
  },
);
