import type { Headers } from '#functions/audit/facts/outcome';
import { header, policiesOf } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

const directive = 'frame-ancestors';
/** Sources that allow every site. */
const everySite = /^(?:\*|https?:|https?:\/\/\*)$/i;

/** Reports pages that any site may embed in a frame. */
export const framingAllowed = settingRule('framing-allowed', {
  headers: ['content-security-policy', 'x-frame-options'],
  check: ({ headers, hasInstantRedirect }) => {
    const value = hasInstantRedirect ? null : whatLetsAllIn(headers);
    return value === null ? [] : [value];
  },
  say: (value) => {
    if (value === '') return 'Any site can embed the pages in a frame';
    return value.startsWith(directive)
      ? `Any site can embed the pages in a frame, since “${value}” lets all of them`
      : `Any site can embed the pages in a frame, since browsers don’t know X-Frame-Options “${value}”`;
  },
});

/** Returns the value that fails to restrict framing, empty if there is none, or null if framing is restricted. */
function whatLetsAllIn(headers: Headers): string | null {
  const allowed = policiesOf(headers).flatMap((policy) => {
    const sources = policy.get(directive);
    return sources === undefined ? [] : [sources];
  });
  // `frame-ancestors` overrides X-Frame-Options (CSP 3, 6.4.2).
  const [first] = allowed;
  if (first)
    return allowed.every((sources) => sources.some((one) => everySite.test(one))) ? said(first) : null;
  const option = header(headers, 'x-frame-options')?.trim() ?? '';
  const words = new Set(
    option
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  );
  // With several different values, browsers refuse if they know one of them (HTML standard, 7.3.2).
  const isKnown = ['deny', 'sameorigin', ...(words.size > 1 ? ['allowall'] : [])].some((word) =>
    words.has(word),
  );
  return isKnown ? null : option;
}

const said = (sources: readonly string[]) => [directive, ...sources].join(' ');
