import type { Finding, Severity } from '#domain/finding';
import { byWeight, type FindingsView, listOf, positionsOf, worstOf } from './ruleViews';

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
