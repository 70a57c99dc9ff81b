import { canonicalIn } from '#functions/audit/parse/linkHeader';
import { settingRule } from '../rule';
import { canonicalLinks } from './canonical';

/** A page for search results that doesn't say which of its addresses counts. */
export const canonicalMissing = settingRule('canonical-missing', {
  check: (page) => {
    const { canonical, noindex, sendsOn, headers } = page;
    if (canonical !== null || noindex || sendsOn) return [];
    // One that no browser can open is another rule's business.
    return canonicalLinks(page).length > 0 || canonicalIn(headers) !== null ? [] : [''];
  },
  say: () => 'No canonical address is named',
});
