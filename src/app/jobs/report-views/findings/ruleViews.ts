import { type Finding, type Severity, severities } from '#domain/finding';
import type { RuleSummary, RuleTotal } from '#domain/report';
import { type CategoryId, isRuleId, rules } from '#domain/rules';
import type { FindingGroup } from '#domain/sortedReport';

/** The findings of a rule or of a page, as a list that may be much longer than what has been read of it. */
export interface FindingsView {
  /** The rule's ID; for a page, a short text made from its URL. */
  readonly id: string;
  /** The page's URL, if findings are grouped by page. */
  readonly page?: string;
  /** The worst severity of its findings. */
  readonly severity: Severity;
  readonly findings: number;
  /** undefined until the job has ended. */
  readonly pages: number | undefined;
  /** The possible score gain; undefined until the job has ended. */
  readonly points: number | undefined;
  /** The number of findings that can be listed: while a job runs, earlier ones may not have been read. */
  readonly length: number;
  /** Returns the position among all findings for an index of this list. */
  positionAt(index: number): number;
  /** Returns the index in this list for a position among all findings, or -1. */
  indexOf(position: number): number;
}

export interface RuleView extends FindingsView {
  readonly category: CategoryId | undefined;
}

/** A rule of a finished report. */
export interface ReportRule extends RuleView {
  /**
   * Its findings by severity, worst first: a rule may report one finding as an error and another as
   * unverified.
   */
  readonly bySeverity: readonly RuleView[];
}

/** The source of findings: a finished report's documents, or what has arrived so far. */
export interface FindingSource {
  at(position: number): Finding | undefined;
  want(positions: Iterable<number>): void;
}

/** Returns the rules of a finished report, sorted by how much their fixes matter. */
export function rulesOfReport(
  groups: readonly FindingGroup[],
  summaries: readonly RuleSummary[],
): readonly ReportRule[] {
  const byRule = new Map<string, FindingGroup[]>();
  for (const group of groups) byRule.set(group.rule, [...(byRule.get(group.rule) ?? []), group]);
  return [...byRule]
    .map(([rule, own]): ReportRule => {
      const ofRule = summaries.filter((summary) => summary.rule === rule);
      const found = severities.filter((one) => own.some(({ severity }) => severity === one));
      const bySeverity = found.map((one) =>
        viewOf(
          rule,
          own.filter(({ severity }) => severity === one),
          ofRule.filter(({ severity }) => severity === one),
        ),
      );
      return { ...viewOf(rule, own, ofRule), bySeverity };
    })
    .sort(byWeight);
}

function viewOf(rule: string, groups: readonly FindingGroup[], summaries: readonly RuleSummary[]): RuleView {
  const findings = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    id: rule,
    category: categoryOf(rule),
    severity: worstOf(groups.map(({ severity }) => severity)),
    findings,
    pages: groups.reduce((sum, { pages }) => sum + pages, 0),
    points: summaries.reduce((sum, { points }) => sum + points, 0),
    length: findings,
    positionAt: (index) => positionIn(groups, index),
    indexOf: (position) => indexIn(groups, position),
  };
}

/** Returns the rules limited to findings of this severity. */
export function ofSeverity(views: readonly ReportRule[], wanted: Severity): readonly RuleView[] {
  return views
    .flatMap(({ bySeverity }) => bySeverity.filter(({ severity }) => severity === wanted))
    .sort(byWeight);
}

/** Returns the positions of a list's findings that are among these. */
export function positionsOf(
  { length, positionAt }: FindingsView,
  among: ReadonlySet<number> | 'all',
): readonly number[] {
  const own = Array.from({ length }, (_, index) => positionAt(index));
  return among === 'all' ? own : own.filter((position) => among.has(position));
}

/** Returns a list of these positions, which are in ascending order. */
export function listOf(
  positions: readonly number[],
): Pick<FindingsView, 'length' | 'positionAt' | 'indexOf'> {
  return {
    length: positions.length,
    positionAt: (index) => positions[index] ?? -1,
    indexOf: (position) => {
      let low = 0;
      let high = positions.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((positions[middle] ?? 0) < position) low = middle + 1;
        else high = middle;
      }
      return positions[low] === position ? low : -1;
    },
  };
}

/** Counts the findings of a severity among these positions. */
export function countOf(
  views: readonly ReportRule[],
  severity: Severity,
  among: ReadonlySet<number> | 'all',
): number {
  return ofSeverity(views, severity).reduce(
    (sum, view) => sum + (among === 'all' ? view.findings : positionsOf(view, among).length),
    0,
  );
}

/**
 * Returns the rules of a running job in the order of their first finding, so that rules don't move while
 * they are being read.
 */
export function rulesSoFar(totals: readonly RuleTotal[], findings: readonly Finding[]): readonly RuleView[] {
  const listed = new Map<string, number[]>();
  findings.forEach(({ rule }, position) => {
    const positions = listed.get(rule) ?? [];
    listed.set(rule, positions);
    positions.push(position);
  });
  const counted = new Map<string, RuleTotal[]>();
  for (const total of totals) counted.set(total.rule, [...(counted.get(total.rule) ?? []), total]);
  return [...counted].map(([rule, own]) => {
    const positions = listed.get(rule) ?? [];
    return {
      id: rule,
      category: categoryOf(rule),
      severity: worstOf(own.map(({ severity }) => severity)),
      findings: own.reduce((sum, total) => sum + total.findings, 0),
      pages: undefined,
      points: undefined,
      ...listOf(positions),
    };
  });
}

function positionIn(groups: readonly FindingGroup[], index: number): number {
  let left = index;
  for (const { from, count } of groups) {
    if (left < count) return from + left;
    left -= count;
  }
  return -1;
}

function indexIn(groups: readonly FindingGroup[], position: number): number {
  let before = 0;
  for (const { from, count } of groups) {
    if (position >= from && position < from + count) return before + position - from;
    before += count;
  }
  return -1;
}

function categoryOf(rule: string): CategoryId | undefined {
  return isRuleId(rule) ? rules[rule].category : undefined;
}

export function worstOf(found: readonly Severity[]): Severity {
  return severities.find((severity) => found.includes(severity)) ?? 'unverified';
}

/** Sorts by how much fixing them matters. */
export function byWeight(a: FindingsView, b: FindingsView): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    (b.points ?? 0) - (a.points ?? 0) ||
    b.findings - a.findings ||
    a.id.localeCompare(b.id)
  );
}
