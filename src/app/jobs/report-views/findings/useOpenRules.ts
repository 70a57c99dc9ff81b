import { useEffect, useRef, useState } from 'react';
import type { useReportView } from '#app/jobs/report-data/useReportView';
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
  const written = useRef(inQuery);
  useEffect(() => {
    if (inQuery === written.current) return;
    written.current = inQuery;
    if (inQuery !== null) setOpen(readOpen(inQuery, report));
  }, [inQuery, report]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule that was collapsed since is expanded when it is selected again.
  useEffect(() => {
    if (rule && inQuery === null)
      setOpen((before) => (before.has(rule) ? before : new Set([...before, rule])));
  }, [rule, arrival]);
  const choose = (next: ReadonlySet<string>) => {
    const text = writeOpen(next, report);
    written.current = text;
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

/** All rules of the report, in the URL. No rule has this ID. */
const all = 'all';

/** Rule IDs have no dots, and URLs need not escape them. */
const between = '.';

/** Returns the expanded rules in a URL parameter, limited to those of the report. */
export function readOpen(text: string, report: readonly RuleView[]): ReadonlySet<string> {
  const named = new Set(text.split(between));
  return new Set(report.map(({ rule }) => rule).filter((rule) => text === all || named.has(rule)));
}

/** Returns the expanded rules as a URL parameter: `broken-link.title-missing`, empty for none. */
export function writeOpen(open: ReadonlySet<string>, report: readonly RuleView[]): string {
  const named = report.map(({ rule }) => rule).filter((rule) => open.has(rule));
  return named.length > 1 && named.length === report.length ? all : named.join(between);
}

/** Returns a link to a rule that clears the filters and keeps the expanded rules. */
export function linkToRule(rule: string, query: URLSearchParams): string {
  const next = new URLSearchParams({ rule });
  const open = query.get('open');
  if (open !== null) {
    const named = open === '' ? [] : open.split(between);
    next.set('open', open === all || named.includes(rule) ? open : [...named, rule].join(between));
  }
  const compared = query.get('with');
  if (compared) next.set('with', compared);
  return `?${next}`;
}
