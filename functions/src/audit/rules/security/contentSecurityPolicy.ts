import type { Headers } from '#functions/audit/facts/outcome';
import { directivesOf, header, policiesOf } from '#functions/audit/fetch/responseHeaders';
import type { PageFacts } from '#functions/audit/parse/facts';
import { settingRule } from '../rule';

/** Lists the page's content security policies, from headers and meta elements. A script must pass all of them. */
export function policiesOfPage({ headers, metaElements }: Pick<PageFacts, 'headers' | 'metaElements'>) {
  const sent = policiesOf(headers);
  const inMetas = metaElements.filter(
    ({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy',
  );
  if (inMetas.length === 0) return sent;
  const written = inMetas.map(({ attributes }) => directivesOf(attributes.content ?? ''));
  return [...sent, ...written.filter(({ size }) => size > 0)];
}

const aboutScripts = ['script-src', 'default-src', 'script-src-elem', 'script-src-attr', 'sandbox'];

/** Returns whether the policy restricts scripts. */
export function governsScripts(policy: ReadonlyMap<string, readonly string[]>): boolean {
  return aboutScripts.some((directive) => policy.has(directive));
}

const upgradeInsecureRequests = 'upgrade-insecure-requests';

/** Returns whether browsers use https for all http URLs of the page (W3C Upgrade Insecure Requests, 3). */
export function upgrades({ headers, metaElements }: Pick<PageFacts, 'headers' | 'metaElements'>): boolean {
  if (policiesOf(headers).some((policy) => policy.has(upgradeInsecureRequests))) return true;
  return metaElements.some(
    ({ attributes }) =>
      attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy' &&
      directivesOf(attributes.content ?? '').has(upgradeInsecureRequests),
  );
}

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

/** Reports policies that allow inline scripts or scripts from any host. */
export const cspWeak = settingRule('csp-weak', {
  headers: ['content-security-policy'],
  check: (page) => {
    const policies = policiesOfPage(page);
    // A script must pass every policy, so the strictest counts.
    const weak = policies.map(weaknessOf).filter((one) => one !== undefined);
    return weak[0] && weak.every((one) => one !== null) ? [weak[0]] : [];
  },
  say: (value) => `The Content-Security-Policy allows unsafe scripts: ${value}`,
});

/** Sources that allow every host, or need none. */
const anyHost = /^(?:\*|https?:(?:\/\/\*)?|data:)$/;

/** Returns undefined for a policy that doesn't govern scripts, which `csp-missing` reports. */
function weaknessOf(policy: ReadonlyMap<string, readonly string[]>): string | null | undefined {
  if (!governsScripts(policy)) return undefined;
  const scripts = policy.get('script-src') ?? policy.get('default-src');
  // Elements and attributes may have their own directives.
  const elements = policy.get('script-src-elem') ?? scripts;
  const attributes = policy.get('script-src-attr') ?? scripts;
  return weaknessIn(elements, true) ?? weaknessIn(attributes, false);
}

/** @param loads whether host sources matter. Scripts in attributes aren't loaded from a URL. */
function weaknessIn(scripts: readonly string[] | undefined, loads: boolean): string | null {
  if (scripts === undefined) return null;
  const words = scripts.map((word) => word.toLowerCase());
  const isStrict = words.some((word) => /^'(?:nonce-|sha(?:256|384|512)-|strict-dynamic')/.test(word));
  // Browsers ignore 'unsafe-inline' beside a nonce or hash. It is a fallback for old browsers.
  if (words.includes("'unsafe-inline'") && !isStrict) return "'unsafe-inline'";
  if (!loads) return null;
  const open = words.find((word) => anyHost.test(word));
  return open !== undefined && !words.includes("'strict-dynamic'") ? open : null;
}

const frameAncestors = 'frame-ancestors';
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
    return value.startsWith(frameAncestors)
      ? `Any site can embed the pages in a frame, since “${value}” lets all of them`
      : `Any site can embed the pages in a frame, since browsers don’t know X-Frame-Options “${value}”`;
  },
});

/** Returns the value that fails to restrict framing, empty if there is none, or null if framing is restricted. */
function whatLetsAllIn(headers: Headers): string | null {
  const allowed = policiesOf(headers).flatMap((policy) => {
    const sources = policy.get(frameAncestors);
    return sources === undefined ? [] : [sources];
  });
  // `frame-ancestors` overrides X-Frame-Options (CSP 3, 6.4.2).
  const [first] = allowed;
  if (first)
    return allowed.every((sources) => sources.some((one) => everySite.test(one))) ? directiveOf(first) : null;
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

const directiveOf = (sources: readonly string[]) => [frameAncestors, ...sources].join(' ');
