import { isPacked } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Below this size, compression hardly saves a packet. */
const least = 2_048;

/** Reports pages that are sent uncompressed although the request accepted compression. */
export const pageUncompressed = settingRule('page-uncompressed', {
  headers: ['content-encoding', 'content-length', 'content-type', 'transfer-encoding', 'vary'],
  check: ({ headers, response }) => (response.size >= least && !isPacked(headers) ? [''] : []),
  say: () => 'Pages aren’t compressed',
});
