import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** 180 days. With less, someone who visits twice a year is never protected. */
const minAge = 180 * 24 * 3_600;

/** Reports HSTS headers with a short duration, or that browsers can't parse. */
export const hstsWeak = settingRule('hsts-weak', {
  headers: ['strict-transport-security'],
  check: ({ url, headers }) => {
    const written = url.startsWith('https:') ? header(headers, 'strict-transport-security') : null;
    if (written === null) return [];
    const age = /(?:^|;)\s*max-age\s*=\s*"?(\d+)/i.exec(written.split(',', 1)[0] ?? '')?.[1];
    return age !== undefined && Number(age) >= minAge ? [] : [written];
  },
  say: (value) => `Strict-Transport-Security says “${value}”, which expires too soon`,
});
