import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { linkRule } from '../rule';

/** Reports canonical URLs that redirect. */
export const canonicalRedirects = linkRule(
  'canonical-redirects',
  ({ page, target, finalOutcome }) => {
    const final = finalOutcome.hops.at(-1);
    if (finalOutcome.end !== 'ok' || finalOutcome.hops.length < 2 || final === undefined) return null;
    const host = hostOf(page);
    return {
      message: `The canonical URL ${shown(target, host)} redirects to ${shown(final, host)}.`,
      evidence: evidenceOf(finalOutcome),
    };
  },
  ['canonical'],
);
