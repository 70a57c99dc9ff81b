import type { RuleView } from './ruleViews';

/** In an address no rule is called so: all of the report's. */
const all = 'all';

/** A rule's id holds no dot, and an address takes one as it is. */
const between = '.';

/** The rules that an address has unfolded, of those the report has. */
export function readOpen(text: string, report: readonly RuleView[]): ReadonlySet<string> {
  const named = new Set(text.split(between));
  return new Set(report.map(({ rule }) => rule).filter((rule) => text === all || named.has(rule)));
}

/** Unfolded rules as an address has them: `broken-link.title-missing`, empty for none. */
export function writeOpen(open: ReadonlySet<string>, report: readonly RuleView[]): string {
  const named = report.map(({ rule }) => rule).filter((rule) => open.has(rule));
  return named.length > 1 && named.length === report.length ? all : named.join(between);
}

/** A link that leads to a rule, whatever filter hides it, and leaves unfolded what is. */
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
