import type { Finding } from '../finding';
import { FindingOrder } from '../findingOrder';
import { isScored } from '../score';
import type { ExportedReport } from './report';

/** A report as it may leave: in one order wherever it comes from, and without a verdict on a site that nobody has seen. */
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
