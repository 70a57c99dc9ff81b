import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

const known = new Set(
  'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url'.split(
    ' ',
  ),
);

/** Reports pages without a referrer policy, which leave it to the browser how much other sites learn. */
export const referrerPolicyMissing = settingRule('referrer-policy-missing', {
  headers: ['referrer-policy'],
  check: ({ headers, metas, hasInstantRedirect }) => {
    if (hasInstantRedirect) return [];
    const written = metas.get('referrer') ?? header(headers, 'referrer-policy') ?? '';
    if (written === '') return [''];
    const policies = written.split(',').map((word) => word.trim().toLowerCase());
    return policies.some((policy) => known.has(policy)) ? [] : [''];
  },
  say: () => 'No Referrer-Policy is set',
});
