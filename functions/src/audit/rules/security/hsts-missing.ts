import { header, isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Reports https pages without HSTS. Browsers ignore the header over http. */
export const hstsMissing = settingRule('hsts-missing', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) =>
    url.startsWith('https:') && !isLocal(url) && header(headers, 'strict-transport-security') === null
      ? ['']
      : [],
  say: () => 'The Strict-Transport-Security header is missing',
});
