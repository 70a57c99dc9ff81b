import type { RuleId } from '#domain/rules';
import type { FindingGroup } from '#domain/sortedReport';

/** How many of these positions are of each rule, those with most first. */
export function leftByRule(
  positions: readonly number[],
  groups: readonly FindingGroup[],
): readonly (readonly [rule: RuleId, count: number])[] {
  const counts = new Map<RuleId, number>();
  for (const position of positions) {
    const rule = groups.findLast(({ from }) => from <= position)?.rule;
    if (rule) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
