import { policiesOf } from '../fetch/responseHeaders';
import { settingRule } from './rule';

/** A page that doesn't say what may run on it. A policy in a meta element counts. */
export const cspMissing = settingRule('csp-missing', {
  check: ({ headers, metaElements, sendsOn }) => {
    const inMeta = metaElements.some(
      ({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy',
    );
    return sendsOn || inMeta || policiesOf(headers).length > 0 ? [] : [''];
  },
  say: () => 'No Content-Security-Policy is sent',
});
