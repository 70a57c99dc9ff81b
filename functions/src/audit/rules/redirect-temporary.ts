import { hostOf, pathOf, shown } from '../urls/url';
import { evidenceOf } from './fate';
import { longChain } from './redirect-chain';
import { linkRule } from './rule';

/** Where a site sends people who must first say who they are. */
const door = /(?:^|[/_-])(?:log-?in|sign-?in|sign-?up|auth|sso|oauth)(?:[/_.?-]|$)/i;

/** A link within the site that is sent on for the time being. A door to log in and a choice of language are meant. */
export const redirectTemporary = linkRule('redirect-temporary', (link) => {
  const { hops, statuses, end } = link.fate;
  const final = hops.at(-1);
  const forNow = statuses[0] === 302 || statuses[0] === 303 || statuses[0] === 307;
  if (end !== 'ok' || !forNow || !final || link.role !== 'link' || !link.toSite) return null;
  if (hops.length - 1 > longChain || door.test(pathOf(final)) || pathOf(link.target) === '/') return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} is sent on to ${shown(final, host)}, for the time being.`,
    evidence: evidenceOf(link.fate),
  };
});
