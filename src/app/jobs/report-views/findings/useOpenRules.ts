import { useEffect, useRef, useState } from 'react';
import type { useReportView } from '#app/jobs/report-data/useReportView';
import { readOpen, writeOpen } from './openRules';
import type { RuleView } from './ruleViews';

/** Few rules are unfolded at once, many are folded to a list one can look over. */
const unfoldUpTo = 2;

interface Asked {
  /** All rules of the report. */
  readonly report: readonly RuleView[];
  /** Those that the filters leave. */
  readonly shown: readonly RuleView[];
  /** The rule that the address asks for. */
  readonly rule: string | undefined;
}

type View = Pick<ReturnType<typeof useReportView>, 'query' | 'change' | 'arrival'>;

/**
 * Which rules are unfolded. Once somebody has chosen, it stands in the address: going back, a reload and a link that is
 * sent find them so. Until then it is what suits the report, and what the address asks for.
 */
export function useOpenRules({ report, shown, rule }: Asked, { query, change, arrival }: View) {
  const inQuery = query.get('open');
  const [open, setOpen] = useState<ReadonlySet<string>>(() =>
    inQuery === null
      ? new Set([...(shown.length <= unfoldUpTo ? rulesOf(shown) : []), ...(rule ? [rule] : [])])
      : readOpen(inQuery, report),
  );
  const told = useRef(inQuery);
  useEffect(() => {
    if (inQuery === told.current) return;
    told.current = inQuery;
    if (inQuery !== null) setOpen(readOpen(inQuery, report));
  }, [inQuery, report]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule that was folded since is unfolded when it is asked for anew.
  useEffect(() => {
    if (rule && inQuery === null)
      setOpen((before) => (before.has(rule) ? before : new Set([...before, rule])));
  }, [rule, arrival]);
  const choose = (next: ReadonlySet<string>) => {
    const text = writeOpen(next, report);
    told.current = text;
    setOpen(next);
    change({ open: text });
  };
  return {
    open,
    toggle: (one: string) => {
      const next = new Set(open);
      if (!next.delete(one)) next.add(one);
      choose(next);
    },
    isAnyOpen: shown.some((view) => open.has(view.rule)),
    // What a filter hides stays as it is.
    unfoldAll: () => choose(new Set([...open, ...rulesOf(shown)])),
    foldAll: () => choose(without(open, rulesOf(shown))),
  };
}

function without(open: ReadonlySet<string>, folded: readonly string[]): ReadonlySet<string> {
  const left = new Set(open);
  for (const rule of folded) left.delete(rule);
  return left;
}

const rulesOf = (views: readonly RuleView[]) => views.map(({ rule }) => rule);
