import { type Finding, type Severity, severities } from '../../../../src/domain/finding';
import type { RuleId } from '../../../../src/domain/rules';
import type { FindingGroup } from '../../../../src/domain/sortedReport';

/** A finding as text, with what it is ordered by: tens of thousands wait in memory until all are there. */
interface Entry {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly page: string;
  readonly target: string;
  readonly fingerprint: string;
  readonly json: string;
}

export interface Run {
  readonly from: number;
  readonly count: number;
  readonly severity: Severity;
}

/** Most findings that are ordered at once; a report with more is a row of ordered stretches. */
export const mostAtOnce = 200_000;

/**
 * Puts findings in the order in which they are read: by rule, severity, page and target. `take` gets each as JSON, in
 * order; where each page's findings came to stand is remembered.
 */
export class FindingOrder {
  readonly groups: FindingGroup[] = [];
  readonly runsOf = new Map<string, Run[]>();
  #waiting: Entry[] = [];
  #position = 0;
  readonly #take: (json: string) => void;

  constructor(take: (json: string) => void) {
    this.#take = take;
  }

  get total(): number {
    return this.#position + this.#waiting.length;
  }

  add(finding: Finding): void {
    const { rule, severity, page, target, fingerprint } = finding;
    this.#waiting.push({
      rule,
      severity,
      page,
      target: target ?? '',
      fingerprint,
      json: JSON.stringify(finding),
    });
    if (this.#waiting.length >= mostAtOnce) this.flush();
  }

  flush(): void {
    const sorted = this.#waiting.sort(byPlace);
    this.#waiting = [];
    let last: Entry | undefined;
    for (const entry of sorted) {
      const sameGroup = last?.rule === entry.rule && last.severity === entry.severity;
      const samePage = sameGroup && last?.page === entry.page;
      this.#count(entry, sameGroup, samePage);
      this.#take(entry.json);
      this.#position += 1;
      last = entry;
    }
  }

  #count({ rule, severity, page }: Entry, sameGroup: boolean, samePage: boolean): void {
    const group = sameGroup ? this.groups.pop() : undefined;
    this.groups.push({
      rule,
      severity,
      from: group?.from ?? this.#position,
      count: (group?.count ?? 0) + 1,
      pages: (group?.pages ?? 0) + (samePage ? 0 : 1),
    });
    const runs = this.runsOf.get(page) ?? [];
    this.runsOf.set(page, runs);
    const run = samePage ? runs.pop() : undefined;
    runs.push({ from: run?.from ?? this.#position, count: (run?.count ?? 0) + 1, severity });
  }
}

function byPlace(a: Entry, b: Entry): number {
  return (
    compare(a.rule, b.rule) ||
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    compare(a.page, b.page) ||
    compare(a.target, b.target) ||
    compare(a.fingerprint, b.fingerprint)
  );
}

/** By code unit, the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
