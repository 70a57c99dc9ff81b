import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { linkRule } from '../rule';
import { longChain } from './redirect-chain';

/** Reports internal links that redirect permanently. */
export const redirectPermanent = linkRule('redirect-permanent', (link) => {
  const { hops, statuses, end } = link.finalOutcome;
  const sentOn = statuses.findIndex((status) => status !== 301 && status !== 308);
  const final = hops.at(sentOn);
  if (end !== 'ok' || hops.length === 1 || sentOn === 0 || !final || link.role !== 'link' || !link.toSite)
    return null;
  if (hops.length - 1 > longChain || onlySecures(link.page, link.target, final)) return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} redirects permanently to ${shown(final, host)}.`,
    evidence: evidenceOf(link.finalOutcome),
  };
});

/** Returns whether the redirect only changes http to https on a secure page, which `insecure-link` reports. */
function onlySecures(page: string, target: string, final: string): boolean {
  return page.startsWith('https:') && target.startsWith('http:') && final === `https${target.slice(4)}`;
}
