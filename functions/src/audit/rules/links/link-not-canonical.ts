import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** Reports internal links to pages that have another canonical URL. */
export const linkNotCanonical = linkRule(
  'link-not-canonical',
  ({ page, target, canonical, toSite, role, finalOutcome }) => {
    const final = finalOutcome.hops.at(-1) ?? target;
    if (canonical === null || !toSite || role !== 'link' || finalOutcome.end !== 'ok') return null;
    if (hostOf(canonical) !== hostOf(final) || isVariant(final, canonical)) return null;
    const host = hostOf(page);
    return {
      message: `${shown(target, host)} has the canonical URL ${shown(canonical, host)}.`,
      evidence: { value: canonical },
    };
  },
);

/** A filter, a sort order or a page number of the same page, which visitors need links to. */
function isVariant(target: string, canonical: string): boolean {
  return target.includes('?') && target.split('?', 1)[0] === canonical.split('?', 1)[0];
}
