import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** Reports internal links to pages that robots.txt disallows for search engines or for our crawler. */
export const linkRobotsBlocked = linkRule(
  'link-robots-blocked',
  ({ page, target, role, element, toSite, finalOutcome }) => {
    if (!toSite || role !== 'link' || element !== 'a') return null;
    const isUnread = finalOutcome.end === 'skipped' && finalOutcome.seen.error === 'ROBOTS';
    if (!finalOutcome.closed && !isUnread) return null;
    const name = shown(target, hostOf(page));
    if (!finalOutcome.closed)
      return { message: `robots.txt blocks our crawler from ${name}, so it wasn’t checked.` };
    return { message: `robots.txt blocks ${isUnread ? 'crawlers' : 'search engines'} from ${name}.` };
  },
);
