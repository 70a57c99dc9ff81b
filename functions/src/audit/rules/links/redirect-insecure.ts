import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { linkRule } from '../rule';

/** Reports https links that redirect to http. */
export const redirectInsecure = linkRule('redirect-insecure', (link) => {
  const { hops } = link.finalOutcome;
  const at = hops.findIndex((hop, n) => hop.startsWith('https:') && hops[n + 1]?.startsWith('http:'));
  const next = hops[at + 1];
  if (at < 0 || next === undefined) return null;
  return {
    message: `${shown(link.target, hostOf(link.page))} redirects to ${next}, which isn’t encrypted.`,
    evidence: evidenceOf(link.finalOutcome, at),
  };
});
