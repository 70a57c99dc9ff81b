import { type Finding, type Severity, severities } from '../../../domain/finding';
import type { RuleSummary } from '../../../domain/report';

export interface PageGroup {
  readonly page: string;
  readonly findings: readonly Finding[];
}

export interface RuleGroup {
  readonly rule: string;
  readonly severity: Severity;
  readonly findings: number;
  /** What the score would gain; undefined until the report's summary is there. */
  readonly points: number | undefined;
  readonly pages: readonly PageGroup[];
}

/** By rule, then by page. What weighs most comes first: severity, points, number. */
export function groupFindings(
  findings: readonly Finding[],
  summary: readonly RuleSummary[] = [],
): readonly RuleGroup[] {
  const points = new Map<string, number>(summary.map((rule) => [rule.rule, rule.points]));
  const byRule = new Map<string, Map<string, Finding[]>>();
  const severityOf = new Map<string, Severity>();
  for (const finding of findings) {
    const pages = byRule.get(finding.rule) ?? new Map<string, Finding[]>();
    byRule.set(finding.rule, pages);
    const onPage = pages.get(finding.page) ?? [];
    pages.set(finding.page, onPage);
    onPage.push(finding);
    severityOf.set(finding.rule, worse(severityOf.get(finding.rule), finding.severity));
  }
  return [...byRule]
    .map(([rule, pages]): RuleGroup => {
      const groups = [...pages].map(([page, onPage]) => ({ page, findings: onPage }));
      return {
        rule,
        severity: severityOf.get(rule) ?? 'unverified',
        findings: groups.reduce((sum, group) => sum + group.findings.length, 0),
        points: points.get(rule),
        pages: groups,
      };
    })
    .sort(byWeight);
}

const rank = (severity: Severity) => severities.indexOf(severity);

function worse(a: Severity | undefined, b: Severity): Severity {
  return a !== undefined && rank(a) <= rank(b) ? a : b;
}

function byWeight(a: RuleGroup, b: RuleGroup): number {
  return (
    rank(a.severity) - rank(b.severity) ||
    (b.points ?? 0) - (a.points ?? 0) ||
    b.findings - a.findings ||
    a.rule.localeCompare(b.rule)
  );
}
