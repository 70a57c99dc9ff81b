import { useCallback, useEffect, useState } from 'react';
import type { RuleView } from './ruleViews';

/** Few rules are unfolded at once, many are folded to a list one can look over. */
const unfoldUpTo = 2;

/**
 * Which rules are unfolded.
 * @param asked the rule that the address asks for.
 * @param arrival changes whenever it is asked for anew.
 */
export function useOpenRules(views: readonly RuleView[], asked: string | undefined, arrival: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...(views.length <= unfoldUpTo ? views.map(({ rule }) => rule) : []),
        ...(asked ? [asked] : []),
      ]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule that was folded since is unfolded when it is asked for anew.
  useEffect(() => {
    if (asked) setOpen((before) => (before.has(asked) ? before : new Set([...before, asked])));
  }, [asked, arrival]);
  const toggle = useCallback(
    (rule: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(rule)) after.add(rule);
        return after;
      }),
    [],
  );
  return {
    open,
    toggle,
    unfoldAll: () => setOpen(new Set(views.map(({ rule }) => rule))),
    foldAll: () => setOpen(new Set()),
  };
}
