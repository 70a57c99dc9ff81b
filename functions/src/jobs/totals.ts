import type { Finding } from '#domain/finding';
import type { RuleTotal } from '#domain/report';

/** The totals with more findings counted in, in the order in which the rules first struck. */
export function addTotals(totals: readonly RuleTotal[], findings: readonly Finding[]): readonly RuleTotal[] {
  const keyOf = ({ rule, severity }: Pick<RuleTotal, 'rule' | 'severity'>) => `${rule} ${severity}`;
  const sums = new Map(totals.map((total) => [keyOf(total), total]));
  for (const { rule, severity } of findings) {
    const key = keyOf({ rule, severity });
    sums.set(key, { rule, severity, findings: (sums.get(key)?.findings ?? 0) + 1 });
  }
  return [...sums.values()];
}
