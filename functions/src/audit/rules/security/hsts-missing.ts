import { header, isLocal } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** An encrypted page that doesn't ask browsers to stay encrypted. The header means nothing without encryption. */
export const hstsMissing = settingRule('hsts-missing', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) =>
    url.startsWith('https:') && !isLocal(url) && header(headers, 'strict-transport-security') === null
      ? ['']
      : [],
  say: () => 'No Strict-Transport-Security is sent',
});
