import { canonicalIn } from '#functions/audit/parse/linkHeader';
import { settingRule } from '../rule';
import { canonicalLinks } from './canonical';

/** Reports indexable pages without a canonical URL. */
export const canonicalMissing = settingRule('canonical-missing', {
  check: (page) => {
    const { canonical, noindex, hasInstantRedirect, headers } = page;
    if (canonical !== null || noindex || hasInstantRedirect) return [];
    // Another rule reports a canonical URL that browsers can't open.
    return canonicalLinks(page).length > 0 || canonicalIn(headers) !== null ? [] : [''];
  },
  say: () => 'No canonical URL is set',
});
