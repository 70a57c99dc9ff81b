import { settingRule } from '../rule';
import { governsScripts, policiesOfPage } from './policies';

const saysOther = 'scripts';

/** Reports pages without a policy for scripts. A policy in a meta element counts. */
export const cspMissing = settingRule('csp-missing', {
  headers: ['content-security-policy', 'content-security-policy-report-only'],
  check: (page) => {
    if (page.hasInstantRedirect) return [];
    const policies = policiesOfPage(page);
    if (policies.length === 0) return [''];
    return policies.some(governsScripts) ? [] : [saysOther];
  },
  say: (value) =>
    value === saysOther
      ? 'The Content-Security-Policy doesn’t restrict scripts'
      : 'The Content-Security-Policy header is missing',
});
