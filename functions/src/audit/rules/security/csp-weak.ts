import { settingRule } from '../rule';
import { governsScripts, policiesOfPage } from './policies';

/** A policy that lets through what policies are there to stop. */
export const cspWeak = settingRule('csp-weak', {
  headers: ['content-security-policy'],
  check: (page) => {
    const policies = policiesOfPage(page);
    // Where there are several, a script must pass them all: the strictest counts.
    const weak = policies.map(weaknessOf).filter((one) => one !== undefined);
    return weak[0] && weak.every((one) => one !== null) ? [weak[0]] : [];
  },
  say: (value) => `The Content-Security-Policy lets scripts through: ${value}`,
});

/** Every host is one of these, or none is needed. */
const anybody = /^(?:\*|https?:(?:\/\/\*)?|data:)$/;

/** Undefined of a policy about something else, such as framing: `csp-missing` looks at those. */
function weaknessOf(policy: ReadonlyMap<string, readonly string[]>): string | null | undefined {
  if (!governsScripts(policy)) return undefined;
  const scripts = policy.get('script-src') ?? policy.get('default-src');
  // For elements and for attributes there may be directives of their own.
  const elements = policy.get('script-src-elem') ?? scripts;
  const attributes = policy.get('script-src-attr') ?? scripts;
  return weaknessIn(elements, true) ?? weaknessIn(attributes, false);
}

/** @param loads whether addresses matter: what stands in an attribute comes from none. */
function weaknessIn(scripts: readonly string[] | undefined, loads: boolean): string | null {
  if (scripts === undefined) return null;
  const words = scripts.map((word) => word.toLowerCase());
  const isStrict = words.some((word) => /^'(?:nonce-|sha(?:256|384|512)-|strict-dynamic')/.test(word));
  // Browsers ignore 'unsafe-inline' beside a nonce or hash; it is there for old ones.
  if (words.includes("'unsafe-inline'") && !isStrict) return "'unsafe-inline'";
  if (!loads) return null;
  const open = words.find((word) => anybody.test(word));
  return open !== undefined && !words.includes("'strict-dynamic'") ? open : null;
}
