import type { Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { TargetId } from '../facts/target';
import { IdSet } from './idSet';

/** What several pages may share that violates a rule, such as a file that all of them load. */
interface Cause {
  readonly fingerprint: string;
  readonly rule: RuleId;
  readonly severity: Severity;
}

interface Known extends Cause {
  readonly pages: TargetId[];
}

/** The causes of findings, numbered from 0 in order of discovery, and the pages that each one affects. */
export class Causes {
  readonly #all: Known[] = [];
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#all.length;
  }

  numberOf(fingerprint: string): number | undefined {
    return this.#numbers.get(fingerprint);
  }

  learn(cause: Cause): void {
    this.#numbers.set(cause.fingerprint, this.#all.length);
    this.#all.push({ ...cause, pages: [] });
  }

  /**
   * Records that a page is affected, and returns the cause.
   * @throws RangeError if no cause has this number.
   */
  addPage(number: number, page: TargetId): Cause {
    const cause = this.#all[number];
    if (!cause) throw new RangeError(`no cause ${number}`);
    // A page that a file affects in two ways is recorded twice in a row.
    if (cause.pages.at(-1) !== page) cause.pages.push(page);
    return cause;
  }

  /** Returns the pages that a cause affects, each once, in the order of evaluation. */
  pagesOf(fingerprint: string): readonly TargetId[] {
    const number = this.#numbers.get(fingerprint);
    return number === undefined ? [] : [...new Set(this.#all[number]?.pages)];
  }
}

interface Found {
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
