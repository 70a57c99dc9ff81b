import type { Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { TargetId } from '../facts/target';
import { IdSet } from './idSet';

export interface Found {
  readonly severity: Severity;
  findings: number;
  /** Pages with its findings, and how many other pages these affect. */
  readonly pages: IdSet;
  more: number;
}

/** Counts what each rule has found, by severity. */
export class FoundByRule {
  readonly #found = new Map<RuleId, Map<Severity, Found>>();
  findings = 0;

  /** @param pages number of affected pages, including the one of the finding. */
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

  /** Returns the counts in the order in which the rules first found something. */
  all(): readonly (Found & { readonly rule: RuleId })[] {
    return [...this.#found].flatMap(([rule, bySeverity]) =>
      [...bySeverity.values()].map((found) => ({ rule, ...found })),
    );
  }
}
