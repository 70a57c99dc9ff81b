import type { RuleId } from '#domain/rules';
import type { FindingGroup } from '#domain/sortedReport';

/** Returns how many of these positions belong to each rule, largest count first. */
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
