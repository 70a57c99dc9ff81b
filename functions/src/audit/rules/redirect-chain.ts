import { hostOf, shown } from '../urls/url';
import { evidenceOf } from './fate';
import { linkRule } from './rule';

/** More redirects than this, one after the other, are a chain. */
export const longChain = 2;

/** A link of the site to itself that gets there only after several redirects. */
export const redirectChain = linkRule('redirect-chain', (link) => {
  const redirects = link.fate.hops.length - 1;
  const final = link.fate.hops.at(-1);
  if (link.fate.end !== 'ok' || !link.toSite || redirects <= longChain || !final) return null;
  const host = hostOf(link.page);
  return {
    message: `${shown(link.target, host)} takes ${redirects} redirects to reach ${shown(final, host)}.`,
    evidence: evidenceOf(link.fate),
  };
});
