import { type Finding, type Severity, severities } from './finding';
import type { RuleId } from './rules';
import type { FindingGroup } from './sortedReport';

/** A finding as it is kept, with what it is ordered by: tens of thousands wait in memory until all are there. */
interface Entry<Kept> extends Place {
  readonly kept: Kept;
}

interface Place {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly page: string;
  readonly target: string;
  readonly fingerprint: string;
}

export interface Run {
  readonly from: number;
  readonly count: number;
  readonly severity: Severity;
}

/** Most findings that are ordered at once; a report with more is a row of ordered stretches. */
export const mostAtOnce = 200_000;

/**
 * Puts findings in the order in which they are read: by rule, severity, page and target. `keep` says what of a finding
 * waits, and `take` gets that of each, in order; where each page's findings came to stand is remembered.
 */
export class FindingOrder<Kept> {
  readonly groups: FindingGroup[] = [];
  readonly runsOf = new Map<string, Run[]>();
  #waiting: Entry<Kept>[] = [];
  #position = 0;
  readonly #keep: (finding: Finding) => Kept;
  readonly #take: (kept: Kept) => void;

  constructor(keep: (finding: Finding) => Kept, take: (kept: Kept) => void) {
    this.#keep = keep;
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
      kept: this.#keep(finding),
    });
    if (this.#waiting.length >= mostAtOnce) this.flush();
  }

  flush(): void {
    const sorted = this.#waiting.sort(byPlace);
    this.#waiting = [];
    let last: Place | undefined;
    for (const entry of sorted) {
      const sameGroup = last?.rule === entry.rule && last.severity === entry.severity;
      const samePage = sameGroup && last?.page === entry.page;
      this.count(entry, sameGroup, samePage);
      this.#take(entry.kept);
      this.#position += 1;
      last = entry;
    }
  }

  private count({ rule, severity, page }: Place, sameGroup: boolean, samePage: boolean): void {
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

function byPlace(a: Place, b: Place): number {
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
