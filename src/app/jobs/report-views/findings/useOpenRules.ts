import { useEffect, useRef, useState } from 'react';
import type { useReportView } from '#app/jobs/report-data/useReportView';
import { readOpen, writeOpen } from './openRules';
import type { RuleView } from './ruleViews';

/** Up to this many rules are expanded by default; more are collapsed to a list that is easy to scan. */
const unfoldUpTo = 2;

interface Asked {
  /** All rules of the report. */
  readonly report: readonly RuleView[];
  /** The rules that match the filters. */
  readonly shown: readonly RuleView[];
  /** The rule that the URL selects. */
  readonly rule: string | undefined;
}

type View = Pick<ReturnType<typeof useReportView>, 'query' | 'change' | 'arrival'>;

/**
 * Returns which rules are expanded. The user's choice is kept in the URL, so that Back, reloads and shared
 * links restore it. Until then, it is a default for the report, plus the rule that the URL selects.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule that was collapsed since is expanded when it is selected again.
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
    // Rules hidden by a filter stay as they are.
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
