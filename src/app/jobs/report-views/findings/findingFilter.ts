import type { Finding, Severity } from '#domain/finding';
import { severities } from '#domain/finding';
import { type CategoryId, categoryIds, isRuleId, rules } from '#domain/rules';
import { readable } from '#ui/format';
import { type Mark, marks } from './Marks';
import { byWeight, type FindingsView } from './ruleViews';

export const groupings = ['rule', 'page'] as const;
export type Grouping = (typeof groupings)[number];

export const orders = ['impact', 'findings', 'name'] as const;
export type Order = (typeof orders)[number];

/** Which findings are listed, and how, as the URL says. */
export interface FindingFilter {
  readonly text: string;
  readonly severity: Severity | undefined;
  readonly category: CategoryId | undefined;
  readonly mark: Mark | undefined;
  readonly group: Grouping;
  readonly order: Order;
}

export function filterIn(query: URLSearchParams, hasMarks: boolean): FindingFilter {
  const chosen = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name));
  return {
    text: query.get('text') ?? '',
    severity: chosen(severities, 'severity'),
    category: chosen(categoryIds, 'category'),
    mark: hasMarks ? chosen(marks, 'mark') : undefined,
    group: chosen(groupings, 'group') ?? 'rule',
    order: chosen(orders, 'order') ?? 'impact',
  };
}

/** The URL parameters that hide findings, cleared. */
export const noFilter = { text: null, severity: null, category: null, mark: null } as const;

/** An accented letter may be one character or two. */
export const comparable = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns what a search looks at: the rule, the texts, and each URL as displayed and as sent. */
export function wordsOf({ rule, message, page, target, evidence }: Finding): string {
  const addresses = target === null ? [page] : [page, target];
  const shown = addresses.map(readable).filter((one, at) => one !== addresses[at]);
  const title = isRuleId(rule) ? rules[rule].title : '';
  const { value = '', snippet = '', error = '', status = '' } = evidence;
  return comparable([rule, title, message, ...addresses, ...shown, value, snippet, error, status].join('\n'));
}

const nameOf = ({ id, page }: FindingsView) => page ?? (isRuleId(id) ? rules[id].title : id);

/** Returns the groups in the wanted order; equal ones stay sorted by impact. */
export function inOrder(views: readonly FindingsView[], order: Order): readonly FindingsView[] {
  switch (order) {
    case 'impact':
      return [...views].sort(byWeight);
    case 'findings':
      return [...views].sort((a, b) => b.findings - a.findings || byWeight(a, b));
    case 'name':
      return [...views].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  }
}
