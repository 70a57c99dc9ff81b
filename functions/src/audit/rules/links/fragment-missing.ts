import { hostOf, shown } from '#functions/audit/urls/url';
import { linkRule } from '../rule';

/** Reports internal links whose fragment doesn't exist on the target page. */
export const fragmentMissing = linkRule(
  'fragment-missing',
  ({ page, target, fragment, hasFragment, finalOutcome }) => {
    if (fragment === null || hasFragment !== false || finalOutcome.end !== 'ok') return null;
    const final = finalOutcome.hops.at(-1) ?? target;
    const where = final === page ? 'this page' : shown(final, hostOf(page));
    return {
      message: `“#${fragment.slice(0, 100)}” not found on ${where}.`,
      key: fragment,
      evidence: { value: `#${fragment.slice(0, 150)}` },
    };
  },
  ['fragment'],
);
