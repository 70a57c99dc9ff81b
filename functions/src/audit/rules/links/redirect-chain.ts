import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { linkRule } from '../rule';

/** More redirects than this in a row are a chain. */
export const longChain = 2;

/** The limit for external sites. Browsers give up after 20. */
const longExternalChain = 5;

/** Reports links that reach their target after several redirects. */
export const redirectChain = linkRule('redirect-chain', (link) => {
  const redirects = link.finalOutcome.hops.length - 1;
  const final = link.finalOutcome.hops.at(-1);
  if (link.finalOutcome.end !== 'ok' || redirects <= (link.toSite ? longChain : longExternalChain) || !final)
    return null;
  const host = hostOf(link.page);
  return {
    ...(link.toSite ? {} : { severity: 'notice' as const }),
    message: `${shown(link.target, host)} takes ${redirects} redirects to reach ${shown(final, host)}.`,
    evidence: evidenceOf(link.finalOutcome),
  };
});
