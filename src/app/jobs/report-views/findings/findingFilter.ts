import { type Finding, type Severity, severities } from '#domain/finding';
import { type CategoryId, categoryIds, isRuleId, rules } from '#domain/rules';
import { readable } from '#ui/format';
import { type Mark, marks } from './Marks';
import { byWeight, type FindingsView, listOf, positionsOf, worstOf } from './ruleViews';

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

/** Returns the findings of these lists by page, the worst page first. */
export function pagesOf(
  views: readonly FindingsView[],
  rows: readonly Finding[],
  among: ReadonlySet<number> | 'all',
): readonly FindingsView[] {
  const byPage = new Map<string, number[]>();
  const listed = views.flatMap((view) => positionsOf(view, among)).sort((a, b) => a - b);
  for (const position of listed) {
    const page = rows[position]?.page;
    if (page === undefined) continue;
    const own = byPage.get(page);
    if (own) own.push(position);
    else byPage.set(page, [position]);
  }
  return [...byPage].map(([page, own]): FindingsView => viewOf(page, own, rows)).sort(byWeight);
}

function viewOf(page: string, positions: readonly number[], rows: readonly Finding[]): FindingsView {
  const found = new Set<Severity>();
  for (const position of positions) {
    const severity = rows[position]?.severity;
    if (severity) found.add(severity);
  }
  return {
    id: pageId(page),
    page,
    severity: worstOf([...found]),
    findings: positions.length,
    pages: undefined,
    points: undefined,
    ...listOf(positions),
  };
}

/**
 * Returns a short text that identifies a page in a report's URL, where whole URLs would be too long: the hash cyrb53,
 * whose 53 bits no two of 100,000 pages are likely to share.
 */
export function pageId(page: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < page.length; at += 1) {
    const unit = page.charCodeAt(at);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36);
}
