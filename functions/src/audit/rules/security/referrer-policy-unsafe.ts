import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

const telling = new Set(['unsafe-url', 'no-referrer-when-downgrade']);
const discreet =
  /^(?:no-referrer|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin)$/;

/** A policy that tells every other site the whole address of the page. */
export const referrerPolicyUnsafe = settingRule('referrer-policy-unsafe', {
  headers: ['referrer-policy'],
  check: ({ headers, metas }) => {
    const written = metas.get('referrer') ?? header(headers, 'referrer-policy') ?? '';
    if (written === '') return [];
    // The last one that a browser knows counts.
    const policies = written.split(',').map((word) => word.trim().toLowerCase());
    const policy = policies.findLast((word) => telling.has(word) || discreet.test(word));
    return policy !== undefined && telling.has(policy) ? [policy] : [];
  },
  say: (value) => `Referrer-Policy “${value}” tells other sites the whole address`,
});
