import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Reports pages without `X-Content-Type-Options: nosniff`. */
export const nosniffMissing = settingRule('nosniff-missing', {
  headers: ['content-type', 'x-content-type-options'],
  check: ({ headers, hasInstantRedirect }) => {
    // Only the first value counts (Fetch standard, 3.6). A proxy may have added others.
    const first = header(headers, 'x-content-type-options')?.split(',', 1)[0]?.trim().toLowerCase();
    return first === 'nosniff' || hasInstantRedirect ? [] : [''];
  },
  say: () => 'The X-Content-Type-Options: nosniff header is missing',
});
