import { type Finding, type Severity, severities } from './finding';
import { namedPagesOf } from './occurrences';
import type { RuleId } from './rules';
import type { FindingGroup } from './sortedReport';

/** A stored finding with its sort key. Tens of thousands stay in memory until all have been added. */
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

/** The limit of findings that are sorted together. A larger report is a sequence of sorted chunks. */
const maxBuffered = 200_000;

/**
 * Sorts findings for reading: by rule, severity, page, and target. `keep` returns what to store of a finding until
 * then, `take` receives it in order. Remembers the positions of each page's findings.
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

  /** @param pages the pages that the finding is about, starting with its own. */
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
    if (this.#waiting.length >= maxBuffered) this.flush();
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

/** Compares by code unit, which gives the same order on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
