import { isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Reports pages that are served over http. */
export const httpsMissing = settingRule('https-missing', {
  check: ({ url }) => (url.startsWith('http:') && !isLocal(url) ? [''] : []),
  say: () => 'The site doesn’t use HTTPS',
});
