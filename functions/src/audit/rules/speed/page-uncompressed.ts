import { isPacked } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Below this, compressing saves hardly a packet. */
const least = 2_048;

/** A page that is sent as it is, though we said that we take it compressed. */
export const pageUncompressed = settingRule('page-uncompressed', {
  headers: ['content-encoding', 'content-length', 'content-type', 'transfer-encoding', 'vary'],
  check: ({ headers, response }) => (response.size >= least && !isPacked(headers) ? [''] : []),
  say: () => 'Pages are sent without compression',
});
