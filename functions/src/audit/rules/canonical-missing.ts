import { canonicalIn } from '../parse/linkHeader';
import { canonicalLinks } from './canonical';
import { settingRule } from './rule';

/** A page for search results that doesn't say which of its addresses counts. */
export const canonicalMissing = settingRule('canonical-missing', {
  check: (page) => {
    const { canonical, noindex, sendsOn, headers } = page;
    // One that no browser can open is another rule's business.
    const written = canonicalLinks(page).length > 0 || canonicalIn(headers) !== null;
    return canonical !== null || written || noindex || sendsOn ? [] : [''];
  },
  say: () => 'No canonical address is named',
});
