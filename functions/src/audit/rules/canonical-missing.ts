import { settingRule } from './rule';

/** A page for search results that doesn't say which of its addresses counts. */
export const canonicalMissing = settingRule('canonical-missing', {
  check: ({ canonical, noindex, sendsOn, linkElements, headers }) => {
    const written = linkElements.some(({ attributes }) =>
      /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''),
    );
    const inHeader = /;\s*rel="?canonical"?/i.test(String(headers.link ?? ''));
    return canonical !== null || written || inHeader || noindex || sendsOn ? [] : [''];
  },
  say: () => 'No canonical address is named',
});
