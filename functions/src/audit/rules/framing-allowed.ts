import { header, policiesOf } from '../fetch/responseHeaders';
import { settingRule } from './rule';

/** A page that any other site may show inside its own. */
export const framingAllowed = settingRule('framing-allowed', {
  check: ({ headers, sendsOn }) => {
    const framed = policiesOf(headers).some((policy) => policy.has('frame-ancestors'));
    const option = header(headers, 'x-frame-options')?.trim() ?? '';
    return framed || sendsOn || /^(?:deny|sameorigin)\b/i.test(option) ? [] : [option];
  },
  say: (value) =>
    value === ''
      ? 'Any site may show the pages in a frame'
      : `Any site may show the pages in a frame, since browsers don’t know X-Frame-Options “${value}”`,
});
