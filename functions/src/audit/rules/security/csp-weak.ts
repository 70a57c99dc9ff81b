import { settingRule } from '../rule';
import { governsScripts, policiesOfPage } from './policies';

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
