import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** 180 days, below which a visitor of twice a year is never protected. */
const leastAge = 180 * 24 * 3_600;

/** An HSTS header that ends soon, or that browsers can't read. */
export const hstsWeak = settingRule('hsts-weak', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) => {
    const written = url.startsWith('https:') ? header(headers, 'strict-transport-security') : null;
    if (written === null) return [];
    const age = /(?:^|;)\s*max-age\s*=\s*"?(\d+)/i.exec(written.split(',', 1)[0] ?? '')?.[1];
    return age !== undefined && Number(age) >= leastAge ? [] : [written];
  },
  say: (value) => `Strict-Transport-Security says “${value}”, which protects nobody for long`,
});
