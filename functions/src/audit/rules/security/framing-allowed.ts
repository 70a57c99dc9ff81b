import { header, policiesOf } from '#functions/audit/fetch/responseHeaders';
import type { Headers } from '#functions/audit/state/outcome';
import { settingRule } from '../rule';

const directive = 'frame-ancestors';
/** Every site is one of these, the hostile one too. */
const everybody = /^(?:\*|https?:|https?:\/\/\*)$/i;

/** A page that any other site may show inside its own. */
export const framingAllowed = settingRule('framing-allowed', {
  headers: ['content-security-policy', 'x-frame-options'],
  check: ({ headers, sendsOn }) => {
    const value = sendsOn ? null : whatLetsAllIn(headers);
    return value === null ? [] : [value];
  },
  say: (value) => {
    if (value === '') return 'Any site may show the pages in a frame';
    return value.startsWith(directive)
      ? `Any site may show the pages in a frame, since “${value}” lets all of them`
      : `Any site may show the pages in a frame, since browsers don’t know X-Frame-Options “${value}”`;
  },
});

/** What stands where a protection would; empty for nothing, null when there is one. */
function whatLetsAllIn(headers: Headers): string | null {
  const allowed = policiesOf(headers).flatMap((policy) => {
    const sources = policy.get(directive);
    return sources === undefined ? [] : [sources];
  });
  // Where a policy says it, browsers pass over the other header (CSP 3, 6.4.2).
  const [first] = allowed;
  if (first)
    return allowed.every((sources) => sources.some((one) => everybody.test(one))) ? said(first) : null;
  const option = header(headers, 'x-frame-options')?.trim() ?? '';
  const words = new Set(
    option
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  );
  // Of several that differ, one that is known is enough for browsers to refuse (HTML standard, 7.3.2).
  const isKnown = ['deny', 'sameorigin', ...(words.size > 1 ? ['allowall'] : [])].some((word) =>
    words.has(word),
  );
  return isKnown ? null : option;
}

const said = (sources: readonly string[]) => [directive, ...sources].join(' ');
