import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { linkRule } from '../rule';

/** More redirects than this, one after the other, are a chain. */
export const longChain = 2;

/** Others may have their reasons; browsers give up at 20. */
const longElsewhere = 5;

/** A link that gets there only after several redirects. */
export const redirectChain = linkRule('redirect-chain', (link) => {
  const redirects = link.fate.hops.length - 1;
  const final = link.fate.hops.at(-1);
  if (link.fate.end !== 'ok' || redirects <= (link.toSite ? longChain : longElsewhere) || !final) return null;
  const host = hostOf(link.page);
  return {
    ...(link.toSite ? {} : { severity: 'notice' as const }),
    message: `${shown(link.target, host)} takes ${redirects} redirects to reach ${shown(final, host)}.`,
    evidence: evidenceOf(link.fate),
  };
});
