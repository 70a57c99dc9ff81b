import practice from '../../../content/reports/practice.json';
import { type Severity, severities } from '../../domain/finding';
import { isRuleId, type RuleId, rules } from '../../domain/rules';
import { pointsOf, scoreOf } from '../../domain/score';

export type SampleReport = typeof practice;
export type SampleFinding = SampleReport['findings'][number];

export interface RuleGroup {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly findings: readonly SampleFinding[];
  readonly pages: number;
  /** Points that the score gains when all of them are fixed. */
  readonly points: number;
}

/** Reports that the site shows, made by `npx tsx scripts/sampleReport.ts`. */
export const sampleReports: Readonly<Record<string, SampleReport>> = { practice };

/** Pages that were read: what the score is a share of. */
export const pagesRead = ({ pages }: SampleReport) =>
  pages.filter(
    ({ status, contentType, redirectedTo }) =>
      status === 200 && redirectedTo === null && contentType?.includes('html'),
  ).length;

/**
 * A report's findings by rule, those that cost most first: by severity, then by points.
 * @throws when a rule is gone or the score is no longer what the formula makes: the report must be made again.
 */
export function groupsOf(report: SampleReport): RuleGroup[] {
  const impacts = [...new Set(report.findings.map(({ rule }) => rule))].map((rule) => {
    if (!isRuleId(rule))
      throw new Error(
        `The sample report has the rule ${rule}, which is gone. Run npx tsx scripts/sampleReport.ts.`,
      );
    const findings = report.findings.filter((finding) => finding.rule === rule);
    const { severity, weight } = rules[rule];
    return { rule, severity, weight, findings, pages: new Set(findings.map(({ page }) => page)).size };
  });
  const read = pagesRead(report);
  if (scoreOf(impacts, read) !== report.score) {
    throw new Error(
      `The sample report's score is ${report.score}; today it would differ. Run npx tsx scripts/sampleReport.ts.`,
    );
  }
  return impacts
    .map(({ weight: _, ...group }, index) => {
      const impact = impacts[index];
      return { ...group, points: impact ? pointsOf(impact, impacts, read) : 0 };
    })
    .sort(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        b.points - a.points ||
        b.findings.length - a.findings.length,
    );
}
