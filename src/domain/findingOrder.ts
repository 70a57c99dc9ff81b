import { type Finding, type Severity, severities } from './finding';
import { namedPagesOf } from './occurrences';
import type { RuleId } from './rules';
import type { FindingGroup } from './sortedReport';

/** A finding as it is kept, with what it is ordered by: tens of thousands wait in memory until all are there. */
interface Entry<Kept> extends Place {
  readonly kept: Kept;
  readonly pages: readonly string[];
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
const mostAtOnce = 200_000;

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

  /** @param pages that the finding is about, beginning with its own. */
  add(finding: Finding, pages: readonly string[] = namedPagesOf(finding)): void {
    const { rule, severity, page, target, fingerprint } = finding;
    this.#waiting.push({
      rule,
      severity,
      page,
      target: target ?? '',
      fingerprint,
      pages,
      kept: this.#keep(finding),
    });
    if (this.#waiting.length >= mostAtOnce) this.flush();
  }

  flush(): void {
    const sorted = this.#waiting.sort(byPlace);
    this.#waiting = [];
    let last: Place | undefined;
    const pagesOfGroup = new Set<string>();
    for (const entry of sorted) {
      const sameGroup = last?.rule === entry.rule && last.severity === entry.severity;
      if (!sameGroup) pagesOfGroup.clear();
      for (const page of entry.pages) {
        pagesOfGroup.add(page);
        this.addToRuns(page, entry.severity);
      }
      this.addToGroup(entry, sameGroup, pagesOfGroup.size);
      this.#take(entry.kept);
      this.#position += 1;
      last = entry;
    }
  }

  private addToGroup({ rule, severity }: Place, sameGroup: boolean, pages: number): void {
    const group = sameGroup ? this.groups.pop() : undefined;
    const from = group?.from ?? this.#position;
    this.groups.push({ rule, severity, from, count: (group?.count ?? 0) + 1, pages });
  }

  private addToRuns(page: string, severity: Severity): void {
    const runs = this.runsOf.get(page) ?? [];
    this.runsOf.set(page, runs);
    const last = runs.at(-1);
    const isNext = last?.severity === severity && last.from + last.count === this.#position;
    if (isNext) runs.pop();
    runs.push(
      isNext
        ? { from: last.from, count: last.count + 1, severity }
        : { from: this.#position, count: 1, severity },
    );
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
