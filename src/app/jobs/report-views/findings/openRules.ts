import type { RuleView } from './ruleViews';

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
