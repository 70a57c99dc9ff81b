import type { Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { TargetId } from '../facts/target';
import { IdSet } from './idSet';

export interface Found {
  readonly severity: Severity;
  findings: number;
  /** Pages that have findings of it, and how many more suffer from those. */
  readonly pages: IdSet;
  more: number;
}

/** How much each rule has found, by severity. */
export class FoundByRule {
  readonly #found = new Map<RuleId, Map<Severity, Found>>();
  findings = 0;

  /** @param pages how many suffer from it, with the one that it is about. */
  add(page: TargetId, rule: RuleId, severity: Severity, count: number, pages: number): void {
    const bySeverity = this.#found.get(rule) ?? new Map<Severity, Found>();
    const found = bySeverity.get(severity) ?? { severity, findings: 0, pages: new IdSet(), more: 0 };
    found.findings += count;
    found.pages.add(page);
    found.more += pages - 1;
    bySeverity.set(severity, found);
    this.#found.set(rule, bySeverity);
    this.findings += count;
  }

  /** In the order in which the rules first found something. */
  all(): readonly (Found & { readonly rule: RuleId })[] {
    return [...this.#found].flatMap(([rule, bySeverity]) =>
      [...bySeverity.values()].map((found) => ({ rule, ...found })),
    );
  }
}
