import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

const isEvaluating = new Set(['unsafe-url', 'no-referrer-when-downgrade']);
const discreet =
  /^(?:no-referrer|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin)$/;

/** Reports policies that send the page's whole URL to every other site. */
export const referrerPolicyUnsafe = settingRule('referrer-policy-unsafe', {
  headers: ['referrer-policy'],
  check: ({ headers, metas }) => {
    const written = metas.get('referrer') ?? header(headers, 'referrer-policy') ?? '';
    if (written === '') return [];
    // The last value that browsers know counts.
    const policies = written.split(',').map((word) => word.trim().toLowerCase());
    const policy = policies.findLast((word) => isEvaluating.has(word) || discreet.test(word));
    return policy !== undefined && isEvaluating.has(policy) ? [policy] : [];
  },
  say: (value) => `Referrer-Policy “${value}” sends the full URL to other sites`,
});
