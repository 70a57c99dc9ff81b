import type { Finding } from '../finding';
import { FindingOrder } from '../findingOrder';
import { isScored } from '../score';
import type { ExportedReport } from './report';

/**
 * Prepares a report for export: in one order wherever it comes from, and without a score for a site that was not
 * seen.
 */
export function vouched(report: ExportedReport): ExportedReport {
  const { pagesRead, unscored } = report;
  const seen = pagesRead !== null && isScored({ pages: pagesRead, unscored });
  return {
    ...report,
    ...(seen ? {} : { score: null, grade: null, rules: null }),
    findings: inOrder(report.findings),
    pages: [...report.pages].sort((a, b) => (a.url < b.url ? -1 : 1)),
  };
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const ordered: Finding[] = [];
  const order = new FindingOrder<Finding>(
    (finding) => finding,
    (finding) => ordered.push(finding),
  );
  for (const finding of findings) order.add(finding);
  order.flush();
  return ordered;
}
